import { attribution, quoted } from "../attribution";
import type { ExportQuote, ItemMark } from "../export-document";
import { markSign } from "../mark-sign";
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

export function item(sheet: Sheet, runs: readonly Run[], box: Box, mark: ItemMark = "•"): void {
  const label = sheet.set(plain(markSign(mark)), { size: box.size });
  const wide = typeof mark === "object" ? CHECKBOX : (label.lines[0]?.width ?? 0) * box.size;
  const indent = Math.max(15, wide + 5);
  const [left, width] = [box.x ?? PAGE.left, (box.width ?? PAGE.content) - indent];
  const words = sheet.set(runs, { width, size: box.size });
  const isFromRight = words.direction === "rtl";
  const inner = { ...box, x: isFromRight ? left : left + indent, width };
  const point = { ...box, x: isFromRight ? left + width + indent - wide : left, width: indent };
  sheet.need(box.size * 1.42);
  const drawn = sheet.tag("Lbl", () =>
    typeof mark === "object" ? checkbox(sheet, point.x, mark.done) : sheet.lines(label, point, sheet.y),
  );
  const body = sheet.put(words, inner, "LBody");
  sheet.add(
    sheet.struct("L", {}, [sheet.struct("LI", {}, [sheet.struct("Lbl", { actual: markSign(mark) }, [drawn]), body])]),
  );
  sheet.y += 4;
}

const CHECKBOX = 8;

/** Drawn, as hardly any font has both boxes. */
function checkbox(sheet: Sheet, x: number, done: boolean): void {
  const y = sheet.y + 2.5;
  const pen = sheet.pdf.lineWidth(0.9).strokeColor(`#${done ? PALETTE.petrol : PALETTE.grey}`);
  pen.rect(x, y, CHECKBOX, CHECKBOX).stroke();
  if (!done) return;
  pen
    .moveTo(x + 1.8, y + 4)
    .lineTo(x + 3.5, y + 5.9)
    .lineTo(x + 6.4, y + 2)
    .stroke();
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

/** What somebody wrote as a quotation: like a quote, but in the color of what has no source. */
export function aside(sheet: Sheet, given: string): void {
  const words = sheet.set(plain(given), QUOTE);
  const { box, bar } = besideBar(sheet, words, PALETTE.border);
  sheet.need(roomOf(sheet, words));
  const said = sheet.put(words, { ...box, color: PALETTE.grey }, "P", sheet.actualText(given), bar);
  sheet.add(sheet.struct("BlockQuote", {}, [said]));
  sheet.y += 10;
}

export function rule(sheet: Sheet): void {
  sheet.need(24);
  sheet.decorate(() => void sheet.pdf.rect(PAGE.left, sheet.y + 8, PAGE.content, 0.75).fill(`#${PALETTE.border}`));
  sheet.y += 20;
}

function besideBar(sheet: Sheet, { direction }: Paragraph, color: string) {
  const isFromRight = direction === "rtl";
  const edge = isFromRight ? PAGE.left + PAGE.content - 3 : PAGE.left;
  return {
    box: { ...QUOTE, x: isFromRight ? PAGE.left : PAGE.left + INSET },
    bar: (y: number, height: number) => void sheet.pdf.rect(edge, y - 1, 3, height + 3).fill(`#${color}`),
  };
}

/** A quote behind a colored bar, and below it the source, with the second as a link. */
export function quote(sheet: Sheet, given: ExportQuote, color: string = PALETTE.marker): void {
  const words = sheet.set(plain(quoted(given, sheet.words)), QUOTE);
  const { box, bar } = besideBar(sheet, words, color);
  const small = { ...box, size: 8.5, color: PALETTE.grey };
  sheet.need(roomOf(sheet, words));
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
