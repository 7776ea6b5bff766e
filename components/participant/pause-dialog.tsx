"use client";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Confirm } from "./confirm";
import { useWords } from "./words/words-context";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Everything is saved anyway; a pause says so, and provides the link to come back with. */
export function PauseDialog({ open, onOpenChange }: Props) {
  const { words } = useWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopied(true);
    } catch {
      // Over plain HTTP a page has no clipboard, and a browser may refuse it.
      setCopied(false);
    }
  };
  return (
    <Confirm
      open={open}
      onOpenChange={onOpenChange}
      title={words.pause.title}
      lead={words.pause.lead}
      keep={
        <>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />} {copied ? words.pause.copied : words.pause.copy}
        </>
      }
      onKeep={copy}
      confirm={words.pause.go}
      busy={false}
      error={copied === false ? words.pause.notCopied : null}
      onConfirm={() => onOpenChange(false)}
    />
  );
}
