"use client";
import type { ExportShape } from "@/lib/api/exports";
import { ExportDialog } from "./export-dialog";

type DocumentFormat = "pptx" | "pdf" | "docx" | "md" | "csv";

const CHOICES: Record<DocumentFormat, { title: string; text: string }> = {
  pptx: { title: "PowerPoint", text: "Slides ready to present: charts you can edit, sources in the speaker notes." },
  pdf: { title: "PDF", text: "Pages to share or print, with bookmarks." },
  docx: { title: "Word", text: "A document to keep editing." },
  md: { title: "Markdown", text: "Plain text for wikis, issues, and other tools." },
  csv: { title: "CSV", text: "Every quote as a row with speaker, source, and time." },
};

type Props<T extends DocumentFormat> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  formats: readonly T[];
  request: (format: T) => Promise<ExportShape>;
};

/** Exports a readout, a report or a note as a file. */
export function ExportDocument<T extends DocumentFormat>({ formats, ...props }: Props<T>) {
  return <ExportDialog<T> {...props} choices={formats.map((value) => ({ value, ...CHOICES[value] }))} />;
}
