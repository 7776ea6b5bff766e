"use client";
import { ExportDialog } from "@/components/exports/export-dialog";
import { call } from "@/lib/api/call";
import { exportReport } from "@/lib/api/exports";

type Format = "pptx" | "pdf" | "docx" | "md" | "csv";
type Props = { reportId: string; open: boolean; onOpenChange: (open: boolean) => void };

const FORMATS: { value: Format; title: string; text: string }[] = [
  {
    value: "pptx",
    title: "PowerPoint",
    text: "Slides to show as they are: charts you can edit, sources in the notes.",
  },
  { value: "pdf", title: "PDF", text: "Pages to send or print, with bookmarks." },
  { value: "docx", title: "Word", text: "A document to go on writing in, with a table of contents." },
  { value: "md", title: "Markdown", text: "Plain text for wikis, issues and other tools." },
  { value: "csv", title: "CSV", text: "Every quote as a row with speaker, source and time." },
];

export function ExportReport({ reportId, open, onOpenChange }: Props) {
  return (
    <ExportDialog<Format>
      open={open}
      onOpenChange={onOpenChange}
      title="Export this report"
      description="As it is saved now. Quotes link back to their second."
      choices={FORMATS}
      request={(format, signal) => call(exportReport, { params: { id: reportId }, body: { format }, signal })}
    />
  );
}
