import { plainInPlace } from "@/lib/core/text/plain-letters";

/**
 * Where `find` occurs in `text`, ignoring case, accents and typographic variants ("don't" in "don’t"); empty for an
 * empty search.
 */
export function findMarks(text: string, find: string): { start: number; end: number }[] {
  if (find === "") return [];
  const wanted = plainInPlace(find);
  const plain = plainInPlace(text);
  const marks: { start: number; end: number }[] = [];
  for (let start = plain.indexOf(wanted); start >= 0; start = plain.indexOf(wanted, start + wanted.length))
    marks.push({ start, end: start + wanted.length });
  return marks;
}
