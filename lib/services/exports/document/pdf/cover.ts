import type { ExportDocument } from "../export-document";
import { PALETTE } from "../palette";
import { short } from "../short";
import { PAGE, type Sheet } from "./sheet";
import type { Paragraph } from "./typesetter";
import { table } from "./write-table";
import { prose, text } from "./write-text";

const WHITE = PALETTE.white;

/** The first page: the title on a dark background, then the summary and what it is based on. */
export function cover(sheet: Sheet, document: ExportDocument, warning: string | null): void {
  const { title, subtitle, workspaceName, date, summary, facts, provenance, url } = document;
  sheet.turn();
  const size =
    [30, 24, 19].find((points) => sheet.set([{ text: title, bold: true }], { size: points }).lines.length <= 4) ?? 14;
  const paragraph = sheet.set([{ text: title, bold: true }], { size });
  const ground = 190 + sheet.heightOf(paragraph, size);
  sheet.decorate(() => {
    sheet.pdf.rect(0, 0, PAGE.width, ground).fill(`#${PALETTE.petrol}`);
    sheet.pdf.rect(PAGE.left, 92, 48, 5).fill(`#${PALETTE.marker}`);
  });
  sheet.y = 112;
  sheet.add(sheet.put(paragraph, { size, color: WHITE }, "H1", sheet.actualText(title)));
  sheet.y += 10;
  text(sheet, subtitle, { size: 13, color: WHITE }, 1);
  text(sheet, short(`${workspaceName} · ${sheet.words.day(date)}`, 90), { size: 10, color: WHITE }, 0);
  sheet.y = ground + 24;
  if (warning) text(sheet, [{ text: warning, bold: true }], { size: 9.5, color: PALETTE.against }, 12);
  if (summary) prose(sheet, summary, { size: 12 });
  if (facts.length > 0) {
    sheet.y += 8;
    table(
      sheet,
      [sheet.words.basedOn, ""],
      facts.map(({ label, value }) => [label, value]),
    );
  }
  text(sheet, provenance, { size: 8.5, color: PALETTE.grey });
  sheet.need(20);
  const words = sheet.set([{ text: sheet.words.openInApp, bold: true }], { size: 9.5 });
  const y = sheet.y;
  const content = sheet.tag("Link", () => sheet.lines(words, { size: 9.5, color: PALETTE.petrol }, y));
  const target = sheet.struct("Link", { alt: sheet.words.openInApp }, [content]);
  sheet.add(sheet.struct("P", {}, [target]));
  sheet.y += 28;
  sheet.pdf.link(PAGE.left, y, (words.lines[0]?.width ?? 0) * 9.5, 14, url, { structParent: target });
}

/** Headers and footers of all pages but the first, once the number of pages is known. */
export function pageLines(sheet: Sheet, { title, workspaceName }: ExportDocument): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  const box = { size: 8, color: PALETTE.grey };
  const oneLine = (text: string, most: number): Paragraph => {
    const set = (count: number) => sheet.set([{ text: short(text, count), bold: false }], box);
    let count = most;
    while (count > 10 && set(count).lines.length > 1) count -= 5;
    return set(count);
  };
  const head = oneLine(title, 100);
  const foot = oneLine(workspaceName, 60);
  for (let at = start + 1; at < start + count; at++) {
    sheet.pdf.switchToPage(at);
    sheet.pdf.markContent("Artifact", { type: "Pagination" });
    sheet.lines(head, box, 40);
    sheet.pdf.rect(PAGE.left, 56, PAGE.content, 0.5).fill(`#${PALETTE.border}`);
    sheet.lines(foot, box, 800);
    const number = sheet.set([{ text: `${at + 1} / ${count}`, bold: false }], box);
    sheet.lines(number, { ...box, x: PAGE.left + PAGE.content - (number.lines[0]?.width ?? 0) * box.size }, 800);
    sheet.pdf.endMarkedContent();
  }
}
