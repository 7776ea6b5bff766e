import type { DocumentFormat } from "./record";

/** The formats of a document; quotes as CSV come from where they are stored. */
export type WrittenFormat = Exclude<DocumentFormat, "csv">;

export const DOCUMENT_TYPES: Record<DocumentFormat, string> = {
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};
