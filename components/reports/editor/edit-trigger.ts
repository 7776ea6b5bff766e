import type { Trigger } from "@/components/blocks/trigger";
import { joinRich, type Rich, sliceRich } from "../document/rich";
import { isText, type Line } from "./line";

/** The lines without the "/…" or "@…" that triggered the menu. */
export function withoutTrigger(lines: readonly Line[], at: number, { from, query }: Trigger): Line[] {
  return lines.map((line, place) => {
    if (place !== at || !isText(line)) return line;
    const left: Rich = joinRich(sliceRich(line, 0, from), sliceRich(line, from + query.length + 1));
    return { ...line, ...sliceRich(left, 0, left.text.trimEnd().length) };
  });
}
