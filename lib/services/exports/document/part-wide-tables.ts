import { wordsIn } from "../words/words-in";
import type { ExportBlock, ExportDocument, ExportTable } from "./export-document";
import { piecesOf } from "./fonts/wrap";

/** Between the margins of a page, in points. */
const PAGE_POINTS = 480;
/**
 * Width of a character and of a cell's padding, in points: tables with many columns use smaller type than their parts.
 */
const WHOLE = { letter: 4, sides: 6 };
const PART = { letter: 5, sides: 10 };
/** A longer word may be cut: it is a URL or the like. */
const LONGEST_WORD = 24;
const FEWEST_COLUMNS = 9;
const LOOKED_AT = 100;

/**
 * Splits tables with so many columns that words would be cut. The first column, which says what a row is about, is
 * repeated in each part.
 */
export function partWideTables(document: ExportDocument): ExportDocument {
  const { part } = wordsIn(document.language);
  const parted = (block: ExportBlock): ExportBlock[] => {
    if (block.type !== "table" || block.columns.length <= FEWEST_COLUMNS) return [block];
    const groups = groupsOf(block);
    return groups.map((group, at) => ({
      ...block,
      title: groups.length > 1 && block.title ? part(block.title, at + 1, groups.length) : block.title,
      columns: group.map((index) => block.columns[index] ?? ""),
      rows: block.rows.map((row) => group.map((index) => row[index] ?? "")),
    }));
  };
  const sections = document.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(parted) }));
  return { ...document, sections };
}

/** The columns of each part. */
function groupsOf({ columns, rows }: ExportTable): number[][] {
  const longest = columns.map((name, at) => {
    const words = [name, ...rows.slice(0, LOOKED_AT).map((row) => (row[at] ?? "").slice(0, 400))].flatMap(piecesOf);
    return Math.min(LONGEST_WORD, Math.max(0, ...words.map(({ length }) => length)));
  });
  const needsIn = ({ letter, sides }: typeof PART) => longest.map((length) => length * letter + sides);
  if (needsIn(WHOLE).reduce((sum, need) => sum + need, 0) <= PAGE_POINTS) return [[...columns.keys()]];
  const [first = 0, ...others] = needsIn(PART);
  const all = others.reduce((sum, need) => sum + need, 0);
  const count = Math.ceil(all / Math.max(1, PAGE_POINTS - first));
  const groups: number[][] = Array.from({ length: Math.max(1, count) }, () => [0]);
  let before = 0;
  for (const [at, need] of others.entries()) {
    // Parts have about equal width, instead of the last one being narrow.
    groups[Math.min(groups.length - 1, Math.floor(((before + need / 2) / all) * groups.length))]?.push(at + 1);
    before += need;
  }
  return groups.filter((group, at) => group.length > 1 || at === 0);
}
