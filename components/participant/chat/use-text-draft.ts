"use client";
import { useCallback, useEffect } from "react";
import { readLocal, writeLocal } from "@/components/ui/hooks/local-storage";
import { isText, useLocal } from "../use-local";
import { withHeard } from "./with-heard";

type Sources = {
  /** Where the text is kept on this device; null keeps it nowhere. */
  key: string | null;
  /** What a spoken answer was understood as. */
  heard: string | null;
  /** What was written to an earlier question and not sent, because the conversation had gone on elsewhere. */
  unsent: string | null;
};

const kept = (key: string | null): string | null => {
  const text = key === null ? null : readLocal(key);
  return isText(text) ? text : null;
};

/** The text of an answer until it is sent: typed, heard, or left over. It survives a closed tab. */
export function useTextDraft({ key, heard, unsent }: Sources) {
  const [text, setText, clearText] = useLocal(key, heard ?? unsent ?? "", isText);
  const takenKey = key && `${key}.heard`;
  useEffect(() => {
    const draft = kept(key) ?? "";
    if (heard === null) {
      if (unsent !== null && draft === "") setText(unsent);
      return;
    }
    setText(withHeard(draft, kept(takenKey), heard));
    if (takenKey) writeLocal(takenKey, heard);
  }, [key, takenKey, heard, unsent, setText]);
  const clear = useCallback(() => {
    clearText();
    if (takenKey) writeLocal(takenKey, null);
  }, [clearText, takenKey]);
  return [text, setText, clear] as const;
}
