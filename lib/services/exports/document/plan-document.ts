import { DOCUMENT_TYPES } from "../document-formats";
import { fileNameOf } from "../file-name-of";
import { shortHash } from "../fingerprint";
import type { ExportPlan } from "../kind";
import type { DocumentFormat } from "../record";
import type { ExportDocument } from "./export-document";

/** Version of the writers; incremented when they produce something different from the same content. */
const EDITION = 1;

/** The plan for a document as a file. `more` is anything else that affects the result. */
export const planDocument = (document: ExportDocument, format: string, more: unknown): ExportPlan => ({
  fileName: fileNameOf(document.title, format),
  contentType: DOCUMENT_TYPES[format as DocumentFormat],
  fingerprint: shortHash([EDITION, format, document, more]),
});
