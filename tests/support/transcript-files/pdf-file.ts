import PDFDocument from "pdfkit";

type Page = { header?: string; footer?: string; lines: string[] };

/** A PDF by pdfkit; an empty line is a gap, a tab in a line is a jump to the right on the same line. */
export function pdfFile(pages: Page[], options: { userPassword?: string } = {}): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, compress: true, ...options });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (const { header, footer, lines } of pages) {
    document.addPage({ size: "A4", margin: 0 }).font("Helvetica").fontSize(10);
    const put = (text: string, x: number, y: number) => document.text(text, x, y, { lineBreak: false });
    if (header) put(header, 200, 20);
    for (const [at, line] of lines.entries()) {
      const [left = "", right] = line.split("\t");
      if (left) put(left, 50, 60 + at * 14);
      if (right) put(right, 60 + document.widthOfString(left), 60 + at * 14);
    }
    if (footer) put(footer, 270, 800);
  }
  document.end();
  return new Promise((resolve) => document.on("end", () => resolve(Buffer.concat(chunks))));
}
