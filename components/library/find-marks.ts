import { plainInPlace } from "@/lib/core/plain-letters";

/** Where `find` stands in `text`, whatever its case, accents and signs ("don't" in "don’t"); nothing for an empty search. */
export function findMarks(text: string, find: string): { start: number; end: number }[] {
  if (find === "") return [];
  const wanted = plainInPlace(find);
  const plain = plainInPlace(text);
  const marks: { start: number; end: number }[] = [];
  for (let start = plain.indexOf(wanted); start >= 0; start = plain.indexOf(wanted, start + wanted.length))
    marks.push({ start, end: start + wanted.length });
  return marks;
}
