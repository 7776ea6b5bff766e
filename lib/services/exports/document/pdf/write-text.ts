import { attribution, quoted } from "../attribution";
import type { ExportQuote } from "../export-document";
import { PALETTE } from "../palette";
import { paragraphsOf, type Run } from "../rich-text";
import type { Direction } from "./bidi";
import { type Box, PAGE, type Sheet } from "./sheet";
import type { Paragraph } from "./typesetter";

const plain = (text: string, bold = false): Run[] => [{ text, bold }];

/** One paragraph; `after` is the space below it. */
export function text(sheet: Sheet, runs: readonly Run[] | string, box: Box, after = 7, type = "P"): void {
  const given = typeof runs === "string" ? plain(runs) : runs;
  const words = given.map((run) => run.text).join("");
  sheet.add(sheet.put(sheet.set(given, box), box, type, sheet.actualText(words)));
  sheet.y += after;
}

/** Plain text as paragraphs and a list. */
export function prose(sheet: Sheet, given: string, box: Box): void {
  for (const { kind, runs } of paragraphsOf(given)) {
    if (kind === "item") item(sheet, runs, box);
    else text(sheet, runs, box);
  }
}

export function item(sheet: Sheet, runs: readonly Run[], box: Box): void {
  const indent = 15;
  const [left, width] = [box.x ?? PAGE.left, (box.width ?? PAGE.content) - indent];
  const words = sheet.set(runs, { width, size: box.size });
  const isFromRight = words.direction === "rtl";
  const inner = { ...box, x: isFromRight ? left : left + indent, width };
  const point = { ...box, x: isFromRight ? left + width + indent - 5 : left, width: indent };
  sheet.need(box.size * 1.42);
  const label = sheet.tag("Lbl", () =>
    sheet.lines(sheet.set(plain("•"), { width: indent, size: box.size }), point, sheet.y),
  );
  const body = sheet.put(words, inner, "LBody");
  sheet.add(sheet.struct("L", {}, [sheet.struct("LI", {}, [sheet.struct("Lbl", {}, [label]), body])]));
  sheet.y += 4;
}

/**
 * A heading that stays with what follows, in the bookmarks at its level; `next` is how much of that can't be separated.
 */
export function heading(sheet: Sheet, level: 1 | 2 | 3, words: string, next = 0): void {
  const size = { 1: 21, 2: 13.5, 3: 11.5 }[level];
  const color = level === 1 ? PALETTE.petrol : PALETTE.ink;
  const paragraph = sheet.set(plain(words, true), { size });
  if (sheet.y > PAGE.top) sheet.y += { 1: 26, 2: 15, 3: 9 }[level];
  sheet.need(Math.min(sheet.heightOf(paragraph, size), 300) + Math.max(level === 1 ? 120 : 74, next));
  sheet.add(sheet.put(paragraph, { size, color }, `H${level}`, sheet.actualText(words)));
  sheet.y += level === 1 ? 9 : 4;
}

const INSET = 15;
const QUOTE = { width: PAGE.content - INSET, size: 10.5 };

/** How much of a quote must be together on one page. */
export const quoteRoom = (sheet: Sheet, given: ExportQuote): number =>
  roomOf(sheet, sheet.set(plain(quoted(given, sheet.words)), QUOTE));
const roomOf = (sheet: Sheet, words: Paragraph): number => Math.min(sheet.heightOf(words, QUOTE.size), 200) + 22;

/** A quote behind a colored bar, and below it the source, with the second as a link. */
export function quote(sheet: Sheet, given: ExportQuote, color: string = PALETTE.marker): void {
  const words = sheet.set(plain(quoted(given, sheet.words)), QUOTE);
  const isFromRight = words.direction === "rtl";
  const box = { ...QUOTE, x: isFromRight ? PAGE.left : PAGE.left + INSET };
  const small = { ...box, size: 8.5, color: PALETTE.grey };
  const edge = isFromRight ? PAGE.left + PAGE.content - 3 : PAGE.left;
  sheet.need(roomOf(sheet, words));
  const bar = (y: number, height: number) => void sheet.pdf.rect(edge, y - 1, 3, height + 3).fill(`#${color}`);
  const said = sheet.put(words, box, "P", sheet.actualText(given.text), bar);
  const source = sourceLine(sheet, given, small, words.direction, bar);
  sheet.add(sheet.struct("BlockQuote", {}, [said, source]));
  sheet.y += 10;
}

function sourceLine(
  sheet: Sheet,
  given: ExportQuote,
  box: Box & { x: number; width: number },
  direction: Direction,
  bar: (y: number, height: number) => void,
) {
  const { by, time } = attribution(given);
  const remark = sheet.words.quotes.remarks[given.state];
  const link = time ?? (given.url ? sheet.words.quotes.open : null);
  const isFromRight = direction === "rtl";
  // Starts on the quote's side, whatever script the name is in.
  const name = {
    ...sheet.set(plain([by, remark].filter(Boolean).join(" · "), true), { ...box, width: box.width - 60 }),
    direction,
  };
  sheet.need(sheet.heightOf(name, box.size));
  const top = sheet.y;
  const place = { ...box, x: isFromRight ? box.x + 60 : box.x, width: box.width - 60 };
  const structure = sheet.put(name, place, "P", sheet.actualText(by), bar);
  if (!link) return structure;
  // The time comes after the last line of the name.
  const words = sheet.set(plain(isFromRight ? `${link} ·` : `· ${link}`), { ...box, width: 60 });
  const last = name.lines.at(-1)?.width ?? 0;
  const wide = (words.lines[0]?.width ?? 4) * box.size;
  const x = isFromRight ? box.x + box.width - last * box.size - wide - 3 : box.x + last * box.size + 3;
  const y = Math.max(top, sheet.y - box.size * 1.42);
  const content = sheet.tag("Link", () => sheet.lines(words, { ...box, x, width: 60, color: PALETTE.petrol }, y));
  const target = sheet.struct("Link", { alt: sheet.words.quotes.openAt(by, link) }, [content]);
  structure.add(target);
  if (given.url) sheet.pdf.link(x, y, wide, box.size * 1.4, given.url, { structParent: target });
  return structure;
}
