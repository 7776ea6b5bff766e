import type { Trigger } from "@/components/blocks/trigger";
import type { Blocks } from "@/components/blocks/use-blocks";
import type { Suggestion } from "@/components/blocks/use-suggestions";
import { type Block, isText, newBlock } from "../block";
import { insert, joinBefore, move, paste, remove, split, turnInto, type } from "../edits";
import type { NoteShape } from "./block-kinds";
import type { RowActs } from "./block-row";

type Choose = (key: string, item: Suggestion<NoteShape>, trigger: Trigger) => void;

/** What one block's keys and menu do. */
export function rowActs(key: string, { blocks, edit, focus }: Blocks<Block>, choose: Choose): RowActs {
  const placeIn = (all: Block[]) => all.findIndex((block) => block.key === key);
  const go = (by: 1 | -1) => {
    const next = blocks[placeIn(blocks) + by];
    if (next) focus({ key: next.key, at: by === 1 ? 0 : next.text.length });
  };
  return {
    type: (text) => edit((all) => type(all, placeIn(all), text), key),
    split: (from, to) => edit((all) => split(all, placeIn(all), from, to)),
    joinBefore: () => edit((all) => joinBefore(all, placeIn(all))),
    joinAfter: () => {
      const after = blocks[placeIn(blocks) + 1];
      if (!after) return;
      if (after.type === "divider") edit((all) => remove(all, placeIn(all) + 1, key));
      else if (!isText(after)) go(1);
      else edit((all) => joinBefore(plainAt(all, placeIn(all) + 1), placeIn(all) + 1));
    },
    go,
    move: (by) => edit((all) => move(all, placeIn(all), by)),
    paste: (range, text) => {
      const edited = paste(blocks, placeIn(blocks), range, text);
      if (edited) edit((all) => paste(all, placeIn(all), range, text));
      return edited !== null;
    },
    choose: (item, trigger) => choose(key, item, trigger),
    turn: (shape) => edit((all) => turnInto(all, placeIn(all), shape)),
    remove: () => edit((all) => remove(all, placeIn(all))),
    below: () => edit((all) => insertBelow(all, placeIn(all))),
  };
}

/** When a list item is joined to the text above, it continues as that text's kind. */
const plainAt = (blocks: Block[], at: number): Block[] =>
  blocks.map((block, place) => (place === at ? { ...block, type: "paragraph" as const } : block));

function insertBelow(blocks: Block[], at: number) {
  const block = newBlock("paragraph");
  return { blocks: [...blocks.slice(0, at + 1), block, ...blocks.slice(at + 1)], focus: { key: block.key, at: 0 } };
}

/** A chosen kind of block, in place of "/…" or after the text it was typed in. */
export function chooseKind(blocks: readonly Block[], at: number, shape: NoteShape, trigger: Trigger) {
  const block = blocks[at];
  if (!block) return null;
  const text = withoutTrigger(block.text, trigger);
  if (shape.type === "divider") return insert(withText(blocks, at, text), at, newBlock("divider"));
  if (text === "" || block.text.startsWith("/")) return turnInto(blocks, at, { ...shape, text });
  const next = newBlock(shape.type, shape);
  const before = withText(blocks, at, text);
  return { blocks: [...before.slice(0, at + 1), next, ...before.slice(at + 1)], focus: { key: next.key, at: 0 } };
}

export const withoutTrigger = (text: string, { from, query }: Trigger): string =>
  `${text.slice(0, from)}${text.slice(from + query.length + 1)}`.trimEnd();

export const withText = (blocks: readonly Block[], at: number, text: string): Block[] =>
  blocks.map((block, place) => (place === at ? { ...block, text } : block));
