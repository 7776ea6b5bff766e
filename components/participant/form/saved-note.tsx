"use client";
import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { useWords } from "../words/words-context";
import type { Saved } from "./use-draft";

/** In the bar: whether the answers so far have reached us. */
export function SavedNote({ saved }: { saved: Saved }) {
  const { form } = useWords().words;
  const [Icon, text] =
    saved === "saved"
      ? [Check, form.saved]
      : saved === "saving"
        ? [LoaderCircle, form.saving]
        : [CloudOff, form.notSaved];
  return (
    <p role="status" className="flex shrink-0 items-center gap-1.5 text-muted-foreground text-sm">
      <Icon aria-hidden className={saved === "saving" ? "size-3.5 animate-spin" : "size-3.5"} />
      <span className="max-[360px]:sr-only">{text}</span>
    </p>
  );
}
