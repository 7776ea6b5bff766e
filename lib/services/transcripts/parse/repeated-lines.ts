import { readLineHead } from "./line-head";

const EDGE_LINES = 2;
const MIN_PAGES = 3;
const MAX_CHARACTERS = 60;

/**
 * Page headers and footers: short first or last lines that, numbers aside, are the same on most pages. A line that may
 * begin a turn isn't one, because with two speakers many pages begin with the same name.
 */
export function withoutRepeatedLines(pages: readonly string[][]): string[][] {
  if (pages.length < MIN_PAGES) return [...pages];
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edges(page).map(({ key }) => key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRepeated = (key: string) => (counts.get(key) ?? 0) >= Math.max(MIN_PAGES, pages.length * 0.6);
  return pages.map((page) => {
    const dropped = new Set(
      edges(page)
        .filter(({ key }) => isRepeated(key))
        .map(({ at }) => at),
    );
    return page.filter((_, at) => !dropped.has(at));
  });
}

/** The outermost non-empty lines of a page, each with its position and a key in which numbers are alike. */
function edges(page: readonly string[]): { at: number; key: string }[] {
  const written = page.flatMap((line, at) => (line === "" ? [] : [{ at, line }]));
  const isSaid = (line: string) => line.length > MAX_CHARACTERS || readLineHead(line) !== null;
  const top = written.slice(0, EDGE_LINES).map((edge) => ({ ...edge, side: "top" }));
  const bottom = written
    .slice(Math.max(EDGE_LINES, written.length - EDGE_LINES))
    .map((edge) => ({ ...edge, side: "bottom" }));
  return [...top, ...bottom]
    .filter(({ line }) => !isSaid(line))
    .map(({ at, line, side }) => ({ at, key: `${side} ${line.replace(/\d+/g, "#")}` }));
}
