"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Words } from "./en";
import type { Language } from "./language";

type Speech = { words: Words; language: Language };
const Current = createContext<Speech | null>(null);

export function WordsProvider({ words, language, children }: Speech & { children: ReactNode }) {
  return <Current value={{ words, language }}>{children}</Current>;
}

/** Our own texts, and the language that they, dates and amounts are in. */
export function useWords(): Speech {
  const speech = useContext(Current);
  if (!speech) throw new Error("useWords is called outside of WordsProvider.");
  return speech;
}
