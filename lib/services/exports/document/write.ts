import type { WrittenFormat } from "../document-formats";
import { toDocx } from "./docx/to-docx";
import type { ExportDocument } from "./export-document";
import { partWideTables } from "./part-wide-tables";
import { toPdf } from "./pdf/to-pdf";
import { toPptx } from "./pptx/to-pptx";
import { toMarkdown } from "./to-markdown";

/** The bytes of a document in a format. */
export async function write(format: WrittenFormat, document: ExportDocument): Promise<Uint8Array> {
  switch (format) {
    case "md":
      return Buffer.from(toMarkdown(document));
    case "docx":
      return toDocx(partWideTables(document));
    case "pptx":
      return toPptx(partWideTables(document));
    case "pdf":
      return toPdf(partWideTables(document));
  }
}
