"use client";
import { EllipsisVertical, Printer, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useReadout } from "../edit/acts";
import type { Readout } from "../shapes";
import { GenerateButton } from "./generate-button";

type Props = { readout: Readout; canWrite: boolean };

/** What can be done with the readout as a whole. */
export function ReadoutActions({ readout, canWrite }: Props) {
  const { undo } = useReadout();
  return (
    <span className="flex items-center gap-2 print:hidden">
      {canWrite && readout.status !== "generating" && <GenerateButton label="Regenerate" again />}
      <Menu
        trigger={
          <Button tone="ghost" size="icon" aria-label="More about the readout">
            <EllipsisVertical />
          </Button>
        }
        groups={[
          {
            items: [
              { label: "Print or save as PDF", icon: Printer, onSelect: () => window.print() },
              ...(canWrite ? [{ label: "Undo my last change", icon: Undo2, detail: "Ctrl Z", onSelect: undo }] : []),
            ],
          },
        ]}
      />
    </span>
  );
}
