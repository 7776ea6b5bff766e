"use client";
import { Copy } from "lucide-react";
import { copyText } from "@/components/ui/copy/copy-text";
import { IconButton } from "@/components/ui/icon-button";
import type { Claim, NextStep } from "../shapes";
import { stepMarkdown } from "./step-markdown";

type Props = { step: NextStep; claims: Claim[]; studyTitle: string };

/** Copies a next step to the clipboard as an issue with its evidence. */
export function CopyStep({ step, claims, studyTitle }: Props) {
  const copy = async () => {
    const { origin, pathname } = window.location;
    const source = { title: studyTitle, url: `${origin}${pathname}#${step.id}` };
    await copyText(stepMarkdown(step, claims, source), "Next step copied as Markdown, with its quotes.");
  };
  return (
    <IconButton label="Copy as Markdown" onClick={() => void copy()}>
      <Copy />
    </IconButton>
  );
}
