import { requestIn } from "./asks-for-privacy";
import type { Request } from "./requests";

/** A line of the transcript `owner`, as somebody said it; those who ask the questions keep nothing private. */
export type Said = { owner: string; speaker: string | null; text: string; isAsking: boolean };

/** Small words that say nothing of the matter: "Oh, sorry, but please leave that out." */
const FILLER = new Set(
  `a actually ah also and as at bit but by can could do for from god have hm i i'd i'm if in is it just like maybe me mean my
no not of oh ok okay on one or please quite really right said say saying shouldn't so sorry still sure thank thanks that the
then there think this to um us was we well what would yeah yes you your aber ach also bitte da das denn die doch ein es gut
hab habe ich ja jetzt lieber mal mir na nein noch nur oh sie so und vielleicht war was wenn wir äh ähm`.split(/\s+/),
);
/** With more to say than this, it speaks of itself. */
const SPARE = 1;
/** "That last bit" is about as much as this, at least a line; what is announced goes on for longer. */
const [LAST_BIT, NEXT_BIT] = [120, 800];
/** So many lines of others may come between a remark and "Please leave that out". */
const OTHERS = 3;

const telling = (text: string): number =>
  (text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []).filter((word) => !FILLER.has(word.replaceAll("’", "'"))).length;

/** Whether somebody speaks of what they said before, or will say next, and not of the rest of this line. */
const isOfOthers = (text: string, { from, to, pointsBack }: Request): boolean =>
  telling(pointsBack ? text.slice(0, from) : text.slice(to)) <= SPARE;

/**
 * Of transcripts' lines in order, those that people ask to keep private: each that says so, and if it says nothing
 * else, what the same person said just before, or says next. A researcher still sees them; nothing quotes them by
 * itself.
 */
export function privateLines<Line>(lines: readonly Line[], read: (line: Line) => Said): ReadonlySet<Line> {
  const found = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    const said = read(line);
    const request = said.isAsking ? null : requestIn(said.text);
    if (!request) continue;
    found.add(line);
    if (!isOfOthers(said.text, request)) continue;
    const step = request.pointsBack ? -1 : 1;
    let room = request.pointsBack ? LAST_BIT : NEXT_BIT;
    let others = 0;
    let isBegun = false;
    for (let next = at + step; room > 0; next += step) {
      const beside = lines[next];
      if (beside === undefined) break;
      const { owner, speaker, text, isAsking } = read(beside);
      if (owner !== said.owner) break;
      const isSame = !isAsking && speaker === said.speaker;
      if (!isSame && (isBegun || ++others > OTHERS)) break;
      if (!isSame) continue;
      isBegun = true;
      room -= text.length;
      found.add(beside);
    }
  }
  return found;
}

/** The lines without them. */
export function onTheRecord<Line>(lines: readonly Line[], read: (line: Line) => Said): readonly Line[] {
  const left = privateLines(lines, read);
  return left.size === 0 ? lines : lines.filter((line) => !left.has(line));
}
