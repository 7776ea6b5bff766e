"use client";
import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { useWords } from "../words/words-context";
import type { Saved } from "./use-draft";

/** Whether what is written is with us, in a corner that covers nothing. */
export function SavedNote({ saved }: { saved: Saved }) {
  const { form } = useWords().words;
  const [Icon, text] =
    saved === "saved"
      ? [Check, form.saved]
      : saved === "saving"
        ? [LoaderCircle, form.saving]
        : [CloudOff, form.notSaved];
  return (
    <p
      role="status"
      className="pointer-events-none sticky bottom-4 flex w-fit items-center gap-2 justify-self-end rounded-full border bg-raised px-3 py-1.5 text-muted-foreground text-sm shadow-low"
    >
      <Icon aria-hidden className={saved === "saving" ? "size-3.5 animate-spin" : "size-3.5"} /> {text}
    </p>
  );
}
