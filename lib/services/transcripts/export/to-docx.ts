import { Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { cleanText } from "@/lib/services/exports/document/clean";
import { isRightToLeft } from "@/lib/services/exports/document/direction-of";
import { clock, oneLine, type WholeTranscript, withoutBlankLines } from "./whole-transcript";

const INK = "1f2328";
const GREY = "6b7280";
/**
 * A Word document: styles for speakers, times and lines; the name at the top of every page, page numbers at the bottom.
 */
export function toDocx({ name, segments }: WholeTranscript, { timestamps }: { timestamps: boolean }): Promise<Buffer> {
  const title = cleanText(oneLine(name));
  const grey = (children: (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
    new Paragraph({ style: "PageLine", children: [new TextRun({ children })] });
  const lines = segments.map(({ speaker, startSeconds, text }) => {
    const time = timestamps && startSeconds !== null ? [run(`[${clock(startSeconds, "")}] `, "Time")] : [];
    const who = speaker ? [run(`${oneLine(speaker)}: `, "Speaker")] : [];
    const words = withoutBlankLines(text).split("\n");
    const bidirectional = isRightToLeft(text);
    const side = bidirectional ? { rightToLeft: true } : {};
    const said = words.map((part, at) => new TextRun({ text: cleanText(part), break: at > 0 ? 1 : 0, ...side }));
    return new Paragraph({ style: "Line", bidirectional, children: [...time, ...who, ...said] });
  });
  const document = new Document({
    title,
    creator: "Earshot",
    styles: STYLES,
    sections: [
      {
        headers: { default: new Header({ children: [grey([title])] }) },
        footers: { default: new Footer({ children: [grey([PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES])] }) },
        children: lines,
      },
    ],
  });
  return Packer.toBuffer(document);
}

const run = (text: string, style: string) => new TextRun({ text: cleanText(text), style });

const STYLES = {
  default: { document: { run: { font: "Calibri", size: 22, color: INK } } },
  characterStyles: [
    { id: "Speaker", name: "Speaker", run: { bold: true } },
    { id: "Time", name: "Time", run: { color: GREY, size: 18 } },
  ],
  paragraphStyles: [
    {
      id: "Line",
      name: "Transcript line",
      basedOn: "Normal",
      paragraph: { spacing: { after: 120, line: 276, lineRule: "auto" as const } },
    },
    { id: "PageLine", name: "Page line", basedOn: "Normal", run: { color: GREY, size: 18 } },
  ],
};
