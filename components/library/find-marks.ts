const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Where `find` stands in `text`, whatever its case; nothing for an empty search. */
export function findMarks(text: string, find: string): { start: number; end: number }[] {
  if (find === "") return [];
  const pattern = new RegExp(find.replace(SPECIAL, "\\$&"), "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: hit }) => ({ start: index, end: index + hit.length }));
}
