import type { Block } from "@/lib/core/document/block";
import { randomKey } from "@/lib/core/secrets/random-key";
import type { Rich } from "../document/rich";

export type TextKind = "section" | "heading" | "subheading" | "paragraph" | "bullet";
/** Blocks that don't hold a line of text. */
export type StillBlock = Extract<Block, { type: "quote" | "clip" | "finding" | "table" | "chart" | "image" }>;

/** What the editor works on, from top to bottom: a section is the line that begins it. */
export type TextLine = Rich & { key: string; kind: TextKind };
type StillLine = { key: string; kind: "still"; text: ""; block: StillBlock };
export type Line = TextLine | StillLine;

export const textLine = (kind: TextKind, rich: Rich = { text: "", bold: [] }, key = randomKey()): TextLine => ({
  key,
  kind,
  text: rich.text,
  bold: rich.bold,
});

export const stillLine = (block: StillBlock): StillLine => ({ key: block.id, kind: "still", text: "", block });

export const isText = (line: Line | undefined): line is TextLine => line !== undefined && line.kind !== "still";
export const isHeading = ({ kind }: Line): boolean => kind === "section" || kind === "heading" || kind === "subheading";
