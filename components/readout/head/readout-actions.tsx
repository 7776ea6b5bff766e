"use client";
import { Download, FilePlus2, Printer, Undo2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { ExportDocument } from "@/components/exports/export-document";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { useReadout } from "../edit/acts";
import type { Readout } from "../shapes";
import { GenerateButton } from "./generate-button";

type Props = { readout: Readout; canWrite: boolean };

/** Actions for the readout as a whole. */
export function ReadoutActions({ readout, canWrite }: Props) {
  const { undo } = useReadout();
  const [isExporting, setExporting] = useState(false);
  const writeReport = `/reports/new?studyId=${readout.studyId}`;
  return (
    <span className="flex items-center gap-2 print:hidden">
      {canWrite && readout.status !== "generating" && <GenerateButton label="Regenerate" again />}
      {canWrite && (
        <Button asChild className="hidden @2xl:inline-flex">
          <Link href={writeReport}>
            <FilePlus2 /> Write report
          </Link>
        </Button>
      )}
      {canWrite && (
        <Button tone="primary" onClick={() => setExporting(true)}>
          <Download /> Export
        </Button>
      )}
      <Menu
        trigger={<MoreButton of="the readout" />}
        groups={[
          {
            items: [
              canWrite && { label: "Write a report", icon: FilePlus2, href: writeReport },
              { label: "Print or save as PDF", icon: Printer, onSelect: () => window.print() },
              canWrite && { label: "Undo my last change", icon: Undo2, detail: "Ctrl Z", onSelect: undo },
            ],
          },
        ]}
      />
      <ExportDocument
        description="Every quote comes with who said it, where, and when. Hidden items are left out."
        formats={["pptx", "pdf", "docx", "md", "csv"]}
        open={isExporting}
        onOpenChange={setExporting}
        title="Export the readout"
        request={(format) =>
          call("POST /studies/{id}/readout/exports", { params: { id: readout.studyId }, body: { format } })
        }
      />
    </span>
  );
}
