"use client";
import { useState } from "react";
import { maskStretch } from "@/components/privacy/mask-stretch";
import { copyText } from "@/components/ui/copy/copy-text";
import { toast } from "@/components/ui/dialogs/toast";
import type { LineMark } from "../highlights";
import type { Line, LineSpan } from "../line";
import { quoteOf, textOf, timesOf, titleOf } from "../quote-of";
import type { Box } from "./box";
import type { ClipDraft } from "./clip-dialog";
import type { Act } from "./selection-toolbar";

export type Panel =
  | { kind: "tag"; span: LineSpan; box: Box }
  | { kind: "tags"; index: number; box: Box }
  | { kind: "clip"; draft: ClipDraft }
  | { kind: "board"; span: LineSpan; quote: string };

/** The words that a panel is about; null if it is about a whole line. */
export const spanOf = (panel: Panel): LineSpan | null =>
  panel.kind === "clip" ? panel.draft.span : panel.kind === "tags" ? null : panel.span;

type Options = {
  ownerId: string;
  name: string;
  lines: Line[];
  canWrite: boolean;
  /** What is selected, or else the line that has the focus. */
  target: () => { span: LineSpan; box: Box } | null;
  hold: () => void;
};

const NO_TIMES = "This transcript has no timestamps, so you can’t make a clip from it.";

const copy = (text: string) => copyText(text, "Quote copied, with a link to its source.");

/** Actions for the selected words, and the panel that the action opens. */
export function useActs({ ownerId, name, lines, canWrite, target, hold }: Options) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const open = (next: Panel) => {
    hold();
    setPanel(next);
  };
  const clip = (span: LineSpan) => {
    const times = timesOf(lines, span);
    if (!times) return toast.error(NO_TIMES);
    open({ kind: "clip", draft: { span, title: titleOf(textOf(lines, span)), ...times } });
  };
  /** Returns whether there was anything to act on. */
  const act = (which: Act): boolean => {
    const found = target();
    if (!found || (which !== "quote" && !canWrite)) return false;
    const { span, box } = found;
    const url = `${window.location.origin}${window.location.pathname}`;
    if (which === "quote") void copy(quoteOf(lines, span, { name, url }));
    else if (which === "clip") clip(span);
    else if (which === "mask") void maskStretch(ownerId, span, lines);
    else if (which === "board") open({ kind: "board", span, quote: textOf(lines, span) });
    else open({ kind: "tag", span, box });
    return true;
  };
  return { panel, setPanel, act };
}

const same = (a: LineSpan, b: LineSpan): boolean =>
  a.firstIndex === b.firstIndex &&
  a.firstOffset === b.firstOffset &&
  a.lastIndex === b.lastIndex &&
  a.lastOffset === b.lastOffset;

/** The tags on exactly this span: tag id → its application. */
export function tagsOn(marks: LineMark[], span: LineSpan): Map<string, string> {
  const here = marks.filter(({ tagged }) => same(tagged.span, span));
  return new Map(here.flatMap(({ tagged }) => tagged.tags.map(({ tag, applicationId }) => [tag.id, applicationId])));
}
