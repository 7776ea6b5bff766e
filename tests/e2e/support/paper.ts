import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

type Piece = { text: string; left: number; right: number; baseline: number; height: number };

/** Pieces of two lines that overlap by more than a fifth of their height. */
const areOneOverAnother = (one: Piece, other: Piece) => {
  const apart = Math.abs(one.baseline - other.baseline);
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return apart > 1 && apart < Math.min(one.height, other.height) * 0.8 && shared > 1;
};

/** The page as printed: its text, and which pieces of it overlap. */
export async function printed(page: Page, format: "A4" | "A5" | "Letter") {
  const bytes = await page.pdf({ format, margin: { top: "12mm", bottom: "12mm", left: "10mm", right: "10mm" } });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const overlaps: string[] = [];
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , height = 0, left = 0, baseline = 0] = item.transform as number[];
      return [{ text: item.str, left, right: left + item.width, baseline, height: Math.abs(height) }];
    });
    pieces.forEach((one, at) => {
      for (const other of pieces.slice(at + 1))
        if (areOneOverAnother(one, other)) overlaps.push(`${number}: “${one.text}” and “${other.text}”`);
    });
    sheets.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  // Letters are placed in pieces, and lines end anywhere: texts are compared without what separates words.
  return { sheets: sheets.map(withoutBlanks), overlaps };
}

export const withoutBlanks = (text: string) => text.replace(/\s+/g, "");
