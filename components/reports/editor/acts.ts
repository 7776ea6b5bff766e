import type { Trigger } from "@/components/blocks/trigger";
import type { Blocks, Edited } from "@/components/blocks/use-blocks";
import type { Suggestion } from "@/components/blocks/use-suggestions";
import type { Rich, Stretch } from "../document/rich";
import { below, bold, change, joinAfter, joinBefore, move, paste, remove, split, turnInto, type } from "./edits";
import type { Line, StillBlock, TextKind } from "./line";
import type { Shape } from "./line-kinds";

type Inserts = {
  choose: (key: string, item: Suggestion<Shape>, trigger: Trigger) => void;
  /** Inserts a kind of block below a line. */
  insert: (key: string, shape: Shape) => void;
  image: (key: string, file: File) => void;
};

/**
 * What keys, menus and grids do with the line of a key. One object for all lines, so that only changed ones are
 * rendered again.
 */
export function actsOf({ edit, focus }: Pick<Blocks<Line>, "edit" | "focus">, inserts: Inserts) {
  const at = (key: string, work: (lines: Line[], at: number) => Edited<Line> | null, typedIn?: string) =>
    edit((lines) => {
      const place = lines.findIndex((line) => line.key === key);
      return place < 0 ? null : work(lines, place);
    }, typedIn);
  const go = (key: string, by: 1 | -1) =>
    at(key, (lines, place) => {
      const next = lines[place + by];
      if (next) focus({ key: next.key, at: by === 1 ? 0 : next.text.length });
      return null;
    });
  return {
    ...inserts,
    go,
    type: (key: string, rich: Rich, caret: number) => at(key, (lines, place) => type(lines, place, rich, caret), key),
    split: (key: string, from: number, to: number) => at(key, (lines, place) => split(lines, place, from, to)),
    joinBefore: (key: string) => at(key, joinBefore),
    joinAfter: (key: string) => at(key, joinAfter),
    move: (key: string, by: 1 | -1) => at(key, (lines, place) => move(lines, place, by)),
    paste: (key: string, range: Stretch, text: string) => at(key, (lines, place) => paste(lines, place, range, text)),
    bold: (key: string, stretch: Stretch) => at(key, (lines, place) => bold(lines, place, stretch)),
    turn: (key: string, kind: TextKind) => at(key, (lines, place) => turnInto(lines, place, kind)),
    remove: (key: string) => at(key, remove),
    below: (key: string) => at(key, (lines, place) => below(lines, place)),
    change: (key: string, to: (block: StillBlock) => StillBlock) => edit((lines) => change(lines, key, to), key),
  };
}

export type Acts = ReturnType<typeof actsOf>;
