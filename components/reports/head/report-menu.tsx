"use client";
import { Copy, Download, History, Link2, Printer, RotateCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { copyLink } from "@/components/clips/copy-link";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { toast } from "@/components/ui/dialogs/toast";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { useAction } from "@/components/ui/hooks/use-action";
import { askAbout } from "@/components/ui/links/ask-about";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import type { Report } from "@/lib/api/reports/shape";
import { ExportReport } from "./export-report";

type Props = {
  report: Pick<Report, "id" | "title" | "status">;
  canWrite: boolean;
  /** On the report's own page, where it can be printed, and exported by a button. */
  isOpen?: boolean;
  /** Resolves once all changes are stored; throws if they can't be, as what follows would leave them out. */
  beforeActing?: () => Promise<unknown>;
};

/** Actions for a report as a whole, in lists and on its page. */
export function ReportMenu({ report, canWrite, isOpen = false, beforeActing }: Props) {
  const router = useRouter();
  const { id, title, status } = report;
  const { ask, close, dialog } = useAsked<"delete" | "anew" | "export">();
  const { busy, error, run } = useAction();
  const isWritten = status === "ready";

  const duplicate = async () => {
    try {
      await beforeActing?.();
      const copy = await call("POST /reports/{id}/duplicate", { params: { id } });
      toast.success("Duplicated. The copy is yours.");
      router.push(`/reports/${copy.id}`);
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  const remove = async () => {
    if (!(await run(async () => void (await call("DELETE /reports/{id}", { params: { id } }))))) return;
    close();
    toast.success(`“${title}” was deleted.`);
    if (isOpen) router.push("/reports");
    router.refresh();
  };
  const writeAnew = async () => {
    const start = async () => {
      await beforeActing?.();
      await call("POST /reports/{id}/generate", { params: { id } });
    };
    if (!(await run(start))) return;
    close();
    router.refresh();
  };
  const reads = [
    { label: "Copy link", icon: Link2, onSelect: () => void copyLink(`/reports/${id}`) },
    ...(isWritten && isOpen ? [{ label: "Print", icon: Printer, onSelect: () => window.print() }] : []),
    ...(isWritten ? [{ label: "Version history", icon: History, href: `/reports/${id}/history` }] : []),
  ];
  const writes = [
    ...(isWritten && !isOpen ? [{ label: "Export…", icon: Download, onSelect: () => ask("export") }] : []),
    ...(isWritten ? [{ label: "Duplicate", icon: Copy, onSelect: () => void duplicate() }] : []),
    ...(status === "generating" ? [] : [{ label: "Rewrite…", icon: RotateCw, onSelect: () => ask("anew") }]),
  ];
  const groups = canWrite
    ? [
        { items: [...reads, ...writes] },
        { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }] },
      ]
    : [{ items: reads }];
  return (
    <>
      <Menu trigger={<MoreButton of={title} className="relative" />} groups={groups} />
      <AlertDialog
        {...dialog("delete")}
        title={askAbout("Delete", title)}
        description={
          error ??
          "The report, its images, and all its versions will be deleted for everyone. What it quotes stays where it was said. This can’t be undone."
        }
        confirmLabel="Delete report"
        busy={busy}
        onConfirm={() => void remove()}
      />
      <AlertDialog
        {...dialog("anew")}
        tone="primary"
        title="Rewrite this report?"
        description={
          error ??
          "Earshot reads the sources again and replaces the current text, including edits. The current wording is kept in the version history."
        }
        confirmLabel="Rewrite"
        busy={busy}
        onConfirm={() => void writeAnew()}
      />
      <ExportReport reportId={id} {...dialog("export")} />
    </>
  );
}
