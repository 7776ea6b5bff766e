import {
  Heading1,
  Heading2,
  Heading3,
  List,
  ListChecks,
  ListOrdered,
  MessageSquareQuote,
  Minus,
  Pilcrow,
  TextQuote,
} from "lucide-react";
import type { BlockKind } from "@/components/blocks/block-kind";
import type { Block } from "../block";

export type NoteShape = Partial<Block> & Pick<Block, "type">;

/** Every kind of block that a person can choose. */
export const BLOCK_KINDS: BlockKind<NoteShape>[] = [
  {
    id: "evidence",
    label: "Quote from a transcript",
    icon: MessageSquareQuote,
    sign: "@",
    words: "evidence said",
    shape: { type: "evidence" },
  },
  { id: "paragraph", label: "Text", icon: Pilcrow, words: "paragraph plain", shape: { type: "paragraph" } },
  {
    id: "heading1",
    label: "Heading 1",
    icon: Heading1,
    sign: "#",
    words: "title large",
    shape: { type: "heading", level: 1 },
  },
  {
    id: "heading2",
    label: "Heading 2",
    icon: Heading2,
    sign: "##",
    words: "title",
    shape: { type: "heading", level: 2 },
  },
  {
    id: "heading3",
    label: "Heading 3",
    icon: Heading3,
    sign: "###",
    words: "title small",
    shape: { type: "heading", level: 3 },
  },
  {
    id: "bulleted",
    label: "Bulleted list",
    icon: List,
    sign: "-",
    words: "unordered points",
    shape: { type: "bulleted" },
  },
  {
    id: "numbered",
    label: "Numbered list",
    icon: ListOrdered,
    sign: "1.",
    words: "ordered",
    shape: { type: "numbered" },
  },
  { id: "todo", label: "To-do", icon: ListChecks, sign: "[]", words: "task checkbox", shape: { type: "todo" } },
  {
    id: "quote",
    label: "Quotation",
    icon: TextQuote,
    sign: ">",
    words: "citation blockquote",
    shape: { type: "quote" },
  },
  { id: "divider", label: "Divider", icon: Minus, sign: "---", words: "line rule", shape: { type: "divider" } },
];

/** What a block is, for screen readers. */
export function nameOf({ type, level }: Block): string {
  if (type === "unknown") return "Block from another app";
  const kind = BLOCK_KINDS.find(({ shape }) => shape.type === type && (type !== "heading" || shape.level === level));
  return kind?.label ?? "Text";
}
