"use client";
import { ExportDocument } from "@/components/exports/export-document";
import { call } from "@/lib/api/client/call";

type Props = { reportId: string; open: boolean; onOpenChange: (open: boolean) => void };

export function ExportReport({ reportId, open, onOpenChange }: Props) {
  return (
    <ExportDocument
      open={open}
      onOpenChange={onOpenChange}
      title="Export this report"
      description="Exports the report as it’s saved now. Quotes link back to the second they were said."
      formats={["pptx", "pdf", "docx", "md", "csv"]}
      request={(format) => call("POST /reports/{id}/exports", { params: { id: reportId }, body: { format } })}
    />
  );
}
