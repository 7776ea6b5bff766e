"use client";
import { ExportDialog } from "@/components/exports/export-dialog";
import { call } from "@/lib/api/call";

type Format = "pptx" | "pdf" | "docx" | "md" | "csv";
type Props = { reportId: string; open: boolean; onOpenChange: (open: boolean) => void };

const FORMATS: { value: Format; title: string; text: string }[] = [
  {
    value: "pptx",
    title: "PowerPoint",
    text: "Slides ready to present: charts you can edit, sources in the notes.",
  },
  { value: "pdf", title: "PDF", text: "Pages to share or print, with bookmarks." },
  { value: "docx", title: "Word", text: "A document to keep editing, with a table of contents." },
  { value: "md", title: "Markdown", text: "Plain text for wikis, issues, and other tools." },
  { value: "csv", title: "CSV", text: "Every quote as a row with speaker, source, and time." },
];

export function ExportReport({ reportId, open, onOpenChange }: Props) {
  return (
    <ExportDialog<Format>
      open={open}
      onOpenChange={onOpenChange}
      title="Export this report"
      description="Exports the report as it’s saved now. Quotes link back to the second they were said."
      choices={FORMATS}
      request={(format) => call("POST /reports/{id}/exports", { params: { id: reportId }, body: { format } })}
    />
  );
}
