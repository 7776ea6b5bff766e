"use client";
import type { ExportShape } from "@/lib/api/exports";
import { ExportDialog } from "./export-dialog";

type DocumentFormat = "pptx" | "pdf" | "docx" | "md" | "csv";
type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  request: (format: DocumentFormat) => Promise<ExportShape>;
};

const CHOICES = [
  { value: "pptx", title: "PowerPoint", text: "Slides to present, with sources in the speaker notes." },
  { value: "pdf", title: "PDF", text: "To read and share." },
  { value: "docx", title: "Word", text: "To keep editing." },
  { value: "md", title: "Markdown", text: "For wikis and issue trackers." },
  { value: "csv", title: "CSV", text: "Every quote with its source, for spreadsheets." },
] as const;

/** Exports a readout or a report as a file. */
export function ExportDocument(props: Props) {
  return (
    <ExportDialog<DocumentFormat>
      {...props}
      description="Every quote comes with who said it, where, and when. Hidden items are left out."
      choices={CHOICES}
    />
  );
}
