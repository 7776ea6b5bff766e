import type { WrittenFormat } from "../document-formats";
import type { ExportDocument } from "./export-document";
import { toMarkdown } from "./to-markdown";

/** The bytes of a document in a format. */
export async function write(format: WrittenFormat, document: ExportDocument): Promise<Uint8Array> {
  switch (format) {
    case "md":
      return Buffer.from(toMarkdown(document));
    default:
      throw new Error(`${format} is still to come`);
  }
}
