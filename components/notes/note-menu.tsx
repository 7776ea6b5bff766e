"use client";
import { Copy, Download, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { ExportDocument } from "@/components/exports/export-document";
import { copyText } from "@/components/ui/copy/copy-text";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { toast } from "@/components/ui/dialogs/toast";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { useAction } from "@/components/ui/hooks/use-action";
import { askAbout } from "@/components/ui/links/ask-about";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";

type Props = {
  note: { id: string; title: string };
  canWrite: boolean;
  /** The note as Markdown, on the page where it is open. */
  markdown?: () => string;
  /** Resolves once all changes are stored; throws if they can't be, as the file would lack them. */
  beforeExport?: () => Promise<unknown>;
  /** Where to go after the note is deleted; in a list, the row just disappears. */
  afterDelete?: string;
};

/** Actions for a note, in lists and on its page. */
export function NoteMenu({ note, canWrite, markdown, beforeExport, afterDelete }: Props) {
  const router = useRouter();
  const { ask, close, dialog } = useAsked<"delete" | "export">();
  const { busy, error, run } = useAction();
  const remove = async () => {
    const worked = await run(() => unlessGone(call("DELETE /notes/{id}", { params: { id: note.id } })));
    if (!worked) return;
    close();
    toast.success(`“${note.title}” was deleted.`);
    if (afterDelete) router.push(afterDelete);
    router.refresh();
  };
  const copy = (text: string) => copyText(text, "Note copied as Markdown.");
  const groups = [
    {
      items: [
        markdown && { label: "Copy as Markdown", icon: Copy, onSelect: () => void copy(markdown()) },
        { label: "Export…", icon: Download, onSelect: () => ask("export") },
      ],
    },
    { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }] },
  ];
  if (!canWrite) return null;
  const request = async (format: "pdf" | "docx" | "md") => {
    await beforeExport?.();
    return call("POST /notes/{id}/exports", { params: { id: note.id }, body: { format } });
  };
  return (
    <>
      <Menu trigger={<MoreButton of={note.title} className="relative" />} groups={groups} />
      <AlertDialog
        {...dialog("delete")}
        title={askAbout("Delete", note.title)}
        description={error ?? "The note will be deleted for everyone in the workspace. This can’t be undone."}
        confirmLabel="Delete note"
        busy={busy}
        onConfirm={() => void remove()}
      />
      <ExportDocument
        {...dialog("export")}
        title="Export this note"
        description="Every quote comes with who said it, where, and when."
        formats={["pdf", "docx", "md"]}
        request={request}
      />
    </>
  );
}
