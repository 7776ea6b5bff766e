import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";

/** A Word document with one paragraph per line. */
export const docxFile = (lines: string[]) =>
  pack(lines.map((line) => new Paragraph({ children: [new TextRun(line)] })));

/** A Word document with one table, each row the texts of its cells. */
export const docxTableFile = (rows: string[][]) =>
  pack([new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cellOf) })) })]);

const cellOf = (text: string) => new TableCell({ children: text.split("\n").map((line) => new Paragraph(line)) });

const pack = (children: (Paragraph | Table)[]) => Packer.toBuffer(new Document({ sections: [{ children }] }));
