import PDFDocument, { type Content, type Structure, type StructureOptions } from "pdfkit";
import { wordsIn } from "@/lib/services/exports/words/words-in";
import type { ExportDocument } from "../export-document";
import type { FontSet } from "../fonts/font-set";
import { PALETTE } from "../palette";
import type { Run } from "../rich-text";
import type { Pictures } from "./open-pictures";
import { type Line, type Paragraph, typesetter } from "./typesetter";

/** An A4 page, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 62, top: 78, bottom: 770, content: 471 } as const;
const LEADING = 1.42;

export type Box = { x?: number; width?: number; size: number; color?: string };
export type Sheet = ReturnType<typeof newSheet>;

/** A document that grows downward: tracks the position, adds pages, and tags what it draws. */
export function newSheet(document: ExportDocument, fonts: FontSet) {
  const { title, subtitle, workspaceName, date, language } = document;
  const info = {
    Title: title,
    Subject: subtitle,
    Author: workspaceName,
    Creator: "Earshot",
    CreationDate: date,
    ModDate: date,
  };
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    compress: true,
    info,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
  });
  for (const [name, { regular, bold }] of fonts.faces)
    pdf.registerFont(`${name}/regular`, regular).registerFont(`${name}/bold`, bold);
  const { set } = typesetter(fonts);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const turn = (): void => {
    pdf.addPage({ size: "A4", margin: 0 });
    sheet.y = PAGE.top;
  };

  const drawLine = ({ stretches }: Line, x: number, baseline: number, size: number, color: string): void => {
    let at = x;
    for (const { text, face, width } of stretches) {
      pdf.font(face).fontSize(size).fillColor(color);
      pdf.text(text, at, baseline, { lineBreak: false, baseline: "alphabetic", features: [] });
      at += width * size;
    }
  };
  const startOf = ({ direction }: Paragraph, line: Line, { x = PAGE.left, width = PAGE.content, size }: Box): number =>
    direction === "rtl" ? x + width - line.width * size : x;

  const sheet = {
    pdf,
    root,
    y: PAGE.top as number,
    turn,
    fonts,
    /** Filled before anything is drawn. */
    pictures: new Map() as Pictures,
    words: wordsIn(language),
    set: (runs: readonly Run[], { width = PAGE.content, size }: Pick<Box, "width" | "size">): Paragraph =>
      set(runs, width / size),
    heightOf: ({ lines }: Paragraph, size: number): number => lines.length * size * LEADING,
    /** Open until the document ends, so that links can still be added. */
    struct: (type: string, options: StructureOptions = {}, children: (Structure | Content)[] = []): Structure => {
      const structure = pdf.struct(type, options);
      for (const child of children) structure.add(child);
      return structure;
    },
    /** Starts a new page unless this much fits on the current one. */
    need: (height: number): void => {
      if (sheet.y + height > PAGE.bottom) turn();
    },
    /** Draws something that screen readers skip. */
    decorate: (draw: () => void): void => {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    },
    tag: (type: string, draw: () => void): Content => {
      const content = pdf.markStructureContent(type);
      draw();
      pdf.endMarkedContent();
      return content;
    },
    /** A paragraph from the current position on, over as many pages as needed; `beside` is drawn along each part. */
    put: (
      paragraph: Paragraph,
      box: Box,
      type = "P",
      options: StructureOptions = {},
      beside?: (y: number, height: number) => void,
    ): Structure => {
      const step = box.size * LEADING;
      const contents: Content[] = [];
      let lines = paragraph.lines;
      while (lines.length > 0) {
        const room = Math.floor((PAGE.bottom - sheet.y) / step);
        if (room < 1) {
          turn();
          continue;
        }
        const part = lines.slice(0, room);
        lines = lines.slice(room);
        if (beside) sheet.decorate(() => beside(sheet.y, part.length * step));
        contents.push(sheet.tag(type, () => sheet.lines({ ...paragraph, lines: part }, box, sheet.y)));
        sheet.y += part.length * step;
      }
      return sheet.struct(type, options, contents);
    },
    /** Lines at a given place, without tags. */
    lines: (paragraph: Paragraph, box: Box, y: number): void => {
      const step = box.size * LEADING;
      for (const [at, line] of paragraph.lines.entries())
        drawLine(
          line,
          startOf(paragraph, line, box),
          y + at * step + box.size * 1.02,
          box.size,
          `#${box.color ?? PALETTE.ink}`,
        );
    },
    add: (structure: Structure, parent: Structure = root): void => {
      parent.add(structure);
    },
    actualText: (text: string): StructureOptions => (COMPLEX.test(text) ? { actual: text } : {}),
  };
  return sheet;
}

/** Scripts whose text a screen reader can't reconstruct from the shapes on the page. */
const COMPLEX =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;
