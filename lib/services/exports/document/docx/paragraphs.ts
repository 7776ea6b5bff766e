import { Bookmark, BorderStyle, ExternalHyperlink, type IParagraphOptions, Paragraph, TextRun } from "docx";
import type { Words } from "@/lib/services/exports/words/english";
import { attribution, quoted } from "../attribution";
import { isRightToLeft } from "../direction-of";
import type { ExportQuote, ItemMark } from "../export-document";
import { markSign } from "../mark-sign";
import { PALETTE } from "../palette";
import { paragraphsOf, type Run } from "../rich-text";

type Options = Omit<IParagraphOptions, "children" | "text">;

/** Runs of one paragraph, in the direction of their letters; a line feed is a line break. */
export function paragraph(runs: readonly Run[], options: Options = {}): Paragraph {
  const text = runs.map((run) => run.text).join("");
  const children = runs.flatMap((run) =>
    run.text.split("\n").map((line, at) => new TextRun({ ...look(line, run.bold), ...(at > 0 && { break: 1 }) })),
  );
  return new Paragraph({ ...options, ...(isRightToLeft(text) && { bidirectional: true }), children });
}

export const plain = (text: string, options: Options = {}): Paragraph => paragraph([{ text, bold: false }], options);

/** `mark` stands before the item, instead of a point. */
export const listItem = (runs: readonly Run[], mark?: ItemMark): Paragraph =>
  mark === undefined
    ? paragraph(runs, { bullet: { level: 0 } })
    : paragraph([{ text: `${markSign(mark)}\t`, bold: false }, ...runs], {
        style: "ListParagraph",
        indent: { start: 480, hanging: 480 },
        tabStops: [{ type: "left", position: 480 }],
      });

export const rule = (): Paragraph =>
  new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: PALETTE.border } } });

/** A heading that can be linked to. */
export const marked = (text: string, heading: Options["heading"], anchor: string): Paragraph =>
  new Paragraph({
    heading,
    ...(isRightToLeft(text) && { bidirectional: true }),
    children: [new Bookmark({ id: anchor, children: [new TextRun(look(text))] })],
  });

export const prose = (text: string): Paragraph[] =>
  paragraphsOf(text).map(({ kind, runs }) => paragraph(runs, kind === "item" ? { bullet: { level: 0 } } : {}));

const look = (text: string, bold = false) => ({
  text,
  ...(bold && { bold }),
  ...(isRightToLeft(text) && { rightToLeft: true }),
});

/** A quote, and below it who said it, where, and a link to the second. */
export function quote(given: ExportQuote, words: Words, color: string = PALETTE.marker): Paragraph[] {
  const { parts, time } = attribution(given);
  const remark = words.quotes.remarks[given.state];
  const place = given.url ? (time ?? words.quotes.open) : time;
  const link = place === null ? [] : given.url ? [linked(place, given.url)] : [new TextRun(place)];
  const children = [
    ...parts.flatMap((part, at) => [...(at > 0 ? [new TextRun(" · ")] : []), new TextRun(look(part, true))]),
    ...link.flatMap((one) => [new TextRun(" · "), one]),
    ...(remark ? [new TextRun({ text: ` · ${remark}`, italics: true, color: PALETTE.against })] : []),
  ];
  const bar = barAt(isRightToLeft(given.text) ? "right" : "left", color);
  return [
    plain(quoted(given, words), { style: "Quote", ...bar }),
    new Paragraph({ style: "Source", ...bar, children }),
  ];
}

/**
 * The styles have the bar on the usual side; for right-to-left text it moves, and for quotes against a claim it has
 * their color.
 */
function barAt(side: "left" | "right", color: string): Options {
  if (side === "left" && color === PALETTE.marker) return {};
  const bar = { style: BorderStyle.SINGLE, size: 24, space: 10, color };
  if (side === "left") return { border: { left: bar } };
  const none = { style: BorderStyle.NONE, size: 0, space: 0, color: "auto" };
  return { bidirectional: true, border: { left: none, right: bar } };
}

export const linked = (text: string, link: string): ExternalHyperlink =>
  new ExternalHyperlink({ link, children: [new TextRun({ text, style: "Hyperlink" })] });
