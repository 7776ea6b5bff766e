import { DOCUMENT_TYPES } from "../document-formats";
import { shortHash } from "../fingerprint";
import type { ExportPlan } from "../kind";
import type { DocumentFormat } from "../record";
import type { ExportDocument } from "./export-document";

/** What the writers make of one content; raised when they make something else of it. */
const EDITION = 1;

/** What a document will be as a file. `more` is whatever else decides what comes out. */
export const planDocument = (document: ExportDocument, format: string, more: unknown): ExportPlan => ({
  fileName: `${document.title.slice(0, 100)}.${format}`,
  contentType: DOCUMENT_TYPES[format as DocumentFormat],
  fingerprint: shortHash([EDITION, format, document, more]),
});
