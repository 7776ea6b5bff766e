import type { Edited as EditedBlocks } from "@/components/blocks/use-blocks";
import { type Block, isText, newBlock } from "./block";
import { blocksFromText, markdownStart } from "./markdown-line";

type Edited = EditedBlocks<Block>;

const LISTS = ["bulleted", "numbered", "todo"];

const put = (blocks: readonly Block[], at: number, remove: number, ...added: Block[]): Block[] => [
  ...blocks.slice(0, at),
  ...added,
  ...blocks.slice(at + remove),
];

/** Applies typed text; Markdown at its beginning takes effect at once. */
export function type(blocks: readonly Block[], at: number, text: string): Edited {
  const block = blocks[at];
  if (!block) return { blocks: [...blocks] };
  const wanted = block.type === "paragraph" && text.length === block.text.length + 1 ? markdownStart(text) : null;
  if (!wanted) return { blocks: put(blocks, at, 1, { ...block, text }) };
  if (wanted.type === "divider") {
    const next = newBlock("paragraph");
    return { blocks: put(blocks, at, 1, { ...block, ...wanted }, next), focus: { key: next.key, at: 0 } };
  }
  return { blocks: put(blocks, at, 1, { ...block, ...wanted }), focus: { key: block.key, at: 0 } };
}

/** Enter: a new block with what was after the caret; in an empty list item, the list ends. */
export function split(blocks: readonly Block[], at: number, from: number, to: number): Edited {
  const block = blocks[at];
  if (!block) return { blocks: [...blocks] };
  if (block.text === "" && LISTS.includes(block.type)) return turnInto(blocks, at, { type: "paragraph" });
  const next = newBlock(LISTS.includes(block.type) ? block.type : "paragraph", { text: block.text.slice(to) });
  return {
    blocks: put(blocks, at, 1, { ...block, text: block.text.slice(0, from) }, next),
    focus: { key: next.key, at: 0 },
  };
}

/** Backspace at the beginning: first the block becomes plain text, then it joins the text before it. */
export function joinBefore(blocks: readonly Block[], at: number): Edited | null {
  const [before, block] = [blocks[at - 1], blocks[at]];
  if (!block) return null;
  if (block.type !== "paragraph") return turnInto(blocks, at, { type: "paragraph" });
  if (!before) return null;
  if (before.type === "divider") return remove(blocks, at - 1, block.key);
  if (!isText(before)) {
    const kept = block.text === "" ? put(blocks, at, 1) : [...blocks];
    return { blocks: kept, focus: { key: before.key, at: 0 } };
  }
  const joined = { ...before, text: before.text + block.text };
  return { blocks: put(blocks, at - 1, 2, joined), focus: { key: before.key, at: before.text.length } };
}

export function turnInto(blocks: readonly Block[], at: number, shape: Partial<Block>): Edited {
  const block = blocks[at];
  if (!block) return { blocks: [...blocks] };
  return { blocks: put(blocks, at, 1, { ...block, ...shape }), focus: { key: block.key, at: shape.text?.length ?? 0 } };
}

/** Inserts a block without text, in place of an empty one or after it, with a line to continue writing. */
export function insert(blocks: readonly Block[], at: number, block: Block): Edited {
  const here = blocks[at];
  const replaces = here !== undefined && isText(here) && here.text === "" ? 1 : 0;
  const place = replaces ? at : at + 1;
  const follower = blocks[place + replaces];
  if (follower?.type === "paragraph" && follower.text === "")
    return { blocks: put(blocks, place, replaces, block), focus: { key: follower.key, at: 0 } };
  const next = newBlock("paragraph");
  return { blocks: put(blocks, place, replaces, block, next), focus: { key: next.key, at: 0 } };
}

/** Removes a block; a note always keeps a line to write on. */
export function remove(blocks: readonly Block[], at: number, focusKey?: string): Edited {
  const left = put(blocks, at, 1);
  if (left.length === 0) left.push(newBlock("paragraph"));
  const next = left.find(({ key }) => key === focusKey) ?? left[Math.max(0, at - 1)];
  return { blocks: left, ...(next && { focus: { key: next.key, at: focusKey ? 0 : next.text.length } }) };
}

export function move(blocks: readonly Block[], at: number, by: 1 | -1): Edited {
  const block = blocks[at];
  const to = at + by;
  if (!block || to < 0 || to >= blocks.length) return { blocks: [...blocks] };
  return { blocks: put(put(blocks, at, 1), to, 0, block), focus: { key: block.key, at: block.text.length } };
}

/**
 * Pastes several lines into a text: the first continues it, each further one becomes a block, the rest stays at the
 * end.
 */
export function paste(blocks: readonly Block[], at: number, [from, to]: [number, number], text: string): Edited | null {
  const block = blocks[at];
  const lines = blocksFromText(text);
  const last = lines.at(-1);
  if (!block || !last || lines.length < 2) return null;
  const tail = block.text.slice(to);
  const head = block.text.slice(0, from);
  const caret = last.text.length;
  last.text += tail;
  const [first, ...rest] = lines;
  if (head === "" && block.type === "paragraph")
    return { blocks: put(blocks, at, 1, ...lines), focus: { key: last.key, at: caret } };
  const begun = { ...block, text: head + (first?.text ?? "") };
  return { blocks: put(blocks, at, 1, begun, ...rest), focus: { key: last.key, at: caret } };
}
