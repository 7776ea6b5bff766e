"use client";
import { Download, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useQuotes } from "@/components/privacy/use-quotes";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { toast } from "@/components/ui/dialogs/toast";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { useCall } from "@/components/ui/hooks/use-call";
import { askAbout } from "@/components/ui/links/ask-about";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import { MoveFiles } from "./move-files";
import { RenameFile } from "./rename-file";

type Props = { file: { id: string; name: string; projectId: string | null }; canWrite: boolean; afterDelete?: string };

/** The menu of a file, in lists and on its page. */
export function FileActions({ file, canWrite, afterDelete }: Props) {
  const { id, name } = file;
  const router = useRouter();
  const { asked, ask, close, dialog } = useAsked<"rename" | "move" | "delete">();
  const { busy, run } = useCall();
  const quotes = useQuotes(asked === "delete", () => call("GET /library/files/{id}/quoted", { params: { id } }));
  const download = async () => {
    try {
      const { url } = await call("GET /library/files/{id}/download", { params: { id }, query: {} });
      window.location.assign(url);
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  const remove = () =>
    run(async () => {
      await unlessGone(call("DELETE /library/files/{id}", { params: { id } }));
      close();
      if (afterDelete) router.push(afterDelete);
      return `“${name}” was deleted.`;
    });
  return (
    <>
      <Menu
        trigger={<MoreButton of={name} className="relative" />}
        groups={[
          { items: [{ label: "Download", icon: Download, onSelect: () => void download() }] },
          ...(canWrite
            ? [
                {
                  items: [
                    { label: "Rename…", icon: Pencil, onSelect: () => ask("rename") },
                    { label: "Move to…", icon: FolderInput, onSelect: () => ask("move") },
                  ],
                },
                { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }] },
              ]
            : []),
        ]}
      />
      <RenameFile file={file} {...dialog("rename")} />
      <MoveFiles files={[file]} {...dialog("move")} />
      <AlertDialog
        {...dialog("delete")}
        title={askAbout("Delete", name)}
        description={`The file and its transcript will be deleted for everyone in the workspace.${
          quotes ? ` Anything that quotes it keeps the words but loses its source: ${quotes}.` : ""
        } This can’t be undone.`}
        confirmLabel="Delete file"
        busy={busy}
        onConfirm={remove}
      />
    </>
  );
}
