"use client";
import { Direction } from "radix-ui";
import { createContext, type ReactNode, useContext } from "react";
import { directionOf, type Language } from "@/lib/core/languages";
import type { Words } from "./words";

type Speech = { words: Words; language: Language };
const Current = createContext<Speech | null>(null);

export function WordsProvider({ words, language, children }: Speech & { children: ReactNode }) {
  return (
    <Direction.Provider dir={directionOf(language)}>
      <Current value={{ words, language }}>{children}</Current>
    </Direction.Provider>
  );
}

/** Our own texts, and the language that they, dates and amounts are in. */
export function useWords(): Speech {
  const speech = useContext(Current);
  if (!speech) throw new Error("useWords is called outside of WordsProvider.");
  return speech;
}
