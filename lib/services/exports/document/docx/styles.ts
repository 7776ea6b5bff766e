import type { IStylesOptions } from "docx";
import { PALETTE } from "../palette";

/** Fonts for the scripts that the main one lacks; Word chooses among them letter by letter. */
const FACES = { ascii: "Calibri", hAnsi: "Calibri", eastAsia: "Yu Gothic", cs: "Arial" } as const;

const heading = (size: number, before: number, color: string = PALETTE.ink) => ({
  run: { size, bold: true, color, font: FACES },
  paragraph: { spacing: { before, after: 120 }, keepNext: true, keepLines: true },
});

/** Real styles, so that an editor can change all of a kind at once; all in that language (BCP 47). */
export const stylesIn = (locale: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: FACES, size: 22, color: PALETTE.ink, language: { value: locale } },
      paragraph: { spacing: { after: 140, line: 288, lineRule: "auto" } },
    },
    title: {
      run: { size: 56, bold: true, color: PALETTE.petrol, font: FACES },
      paragraph: { spacing: { before: 1200, after: 160, line: 264, lineRule: "auto" } },
    },
    heading1: heading(36, 420, PALETTE.petrol),
    heading2: heading(28, 320),
    heading3: heading(24, 240),
    hyperlink: { run: { color: PALETTE.petrol, underline: { type: "single" } } },
    listParagraph: { paragraph: { spacing: { after: 80 } } },
  },
  paragraphStyles: [
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      run: { size: 28, color: PALETTE.grey, font: FACES },
    },
    {
      id: "Quote",
      name: "Quote",
      basedOn: "Normal",
      next: "Source",
      quickFormat: true,
      run: { size: 23 },
      paragraph: {
        indent: { left: 340 },
        spacing: { before: 120, after: 40 },
        border: { left: { style: "single", size: 24, space: 10, color: PALETTE.marker } },
        keepNext: true,
      },
    },
    {
      id: "Aside",
      name: "Quotation without a source",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      run: { color: PALETTE.grey },
      paragraph: {
        indent: { left: 340 },
        border: { left: { style: "single", size: 24, space: 10, color: PALETTE.border } },
      },
    },
    {
      id: "Source",
      name: "Quote source",
      basedOn: "Normal",
      next: "Normal",
      run: { size: 18, color: PALETTE.grey },
      paragraph: {
        indent: { left: 340 },
        spacing: { after: 200 },
        border: { left: { style: "single", size: 24, space: 10, color: PALETTE.marker } },
      },
    },
    {
      id: "Count",
      name: "Claim count",
      basedOn: "Normal",
      next: "Normal",
      run: { bold: true, color: PALETTE.petrol },
      paragraph: { keepNext: true },
    },
    {
      id: "TOC1",
      name: "toc 1",
      basedOn: "Normal",
      next: "Normal",
      run: { bold: true },
      paragraph: { spacing: { before: 160, after: 60 } },
    },
    {
      id: "TOC2",
      name: "toc 2",
      basedOn: "Normal",
      next: "Normal",
      run: { size: 20 },
      paragraph: { indent: { left: 240, right: 600 }, spacing: { after: 40, line: 252, lineRule: "auto" } },
    },
    { id: "Note", name: "Note", basedOn: "Normal", run: { size: 18, color: PALETTE.grey } },
    {
      id: "Cell",
      name: "Table text",
      basedOn: "Normal",
      run: { size: 20 },
      paragraph: { spacing: { before: 40, after: 40, line: 252, lineRule: "auto" } },
    },
    { id: "CellMiddle", name: "Table text, smaller", basedOn: "Cell", run: { size: 17 } },
    { id: "CellSmall", name: "Table text, smallest", basedOn: "Cell", run: { size: 14 } },
    { id: "PageLine", name: "Page line", basedOn: "Normal", run: { size: 17, color: PALETTE.grey } },
  ],
});
