import {
  AlignLeft,
  Bug,
  ChartBar,
  Heading1,
  Heading2,
  Heading3,
  Image,
  List,
  MessageSquareQuote,
  Scissors,
  Table,
} from "lucide-react";
import type { BlockKind } from "@/components/blocks/block-kind";
import type { Line, StillBlock, TextKind } from "./line";

export type Shape = { text: TextKind } | { still: StillBlock["type"] };

/** Every kind of block that a person can choose. */
export const LINE_KINDS: BlockKind<Shape>[] = [
  {
    id: "quote",
    label: "Quote",
    icon: MessageSquareQuote,
    sign: "@",
    words: "evidence said verbatim transcript",
    shape: { still: "quote" },
  },
  { id: "clip", label: "Clip", icon: Scissors, words: "video audio recording play", shape: { still: "clip" } },
  {
    id: "finding",
    label: "Finding",
    icon: Bug,
    words: "swarm agents problem usability issue bug",
    shape: { still: "finding" },
  },
  { id: "table", label: "Table", icon: Table, words: "grid rows columns", shape: { still: "table" } },
  { id: "chart", label: "Chart", icon: ChartBar, words: "bar graph figures", shape: { still: "chart" } },
  { id: "image", label: "Image", icon: Image, words: "picture photo screenshot", shape: { still: "image" } },
  { id: "paragraph", label: "Text", icon: AlignLeft, words: "paragraph plain", shape: { text: "paragraph" } },
  { id: "bullet", label: "Bulleted list", icon: List, sign: "-", words: "points", shape: { text: "bullet" } },
  { id: "section", label: "Section", icon: Heading1, sign: "#", words: "heading title", shape: { text: "section" } },
  { id: "heading", label: "Heading", icon: Heading2, sign: "##", words: "title", shape: { text: "heading" } },
  {
    id: "subheading",
    label: "Subheading",
    icon: Heading3,
    sign: "###",
    words: "heading title small",
    shape: { text: "subheading" },
  },
];

export const TEXT_LINE_KINDS = LINE_KINDS.flatMap(({ label, icon, shape }) =>
  "text" in shape ? [{ label, icon, kind: shape.text }] : [],
);

/** What a line is, for screen readers. */
export function nameOf(line: Line): string {
  const wanted = line.kind === "still" ? line.block.type : line.kind;
  return LINE_KINDS.find(({ id }) => id === wanted)?.label ?? "Text";
}
