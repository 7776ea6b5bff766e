"use client";
import { useQuotes } from "@/components/privacy/use-quotes";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { askAbout } from "@/components/ui/links/ask-about";
import { call } from "@/lib/api/client/call";
import { counted } from "@/lib/core/text/counted";
import type { SelectableFile } from "./selection";

type Props = {
  files: SelectableFile[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
  onClosed: () => void;
};

/** Asks before several files are deleted together. */
export function DeleteFiles({ files, open, onOpenChange, onDeleted, onClosed }: Props) {
  const { busy, run } = useCall();
  const fileIds = files.map(({ id }) => id);
  const quotes = useQuotes(open, () => call("GET /library/files/quoted", { query: { fileIds: fileIds.join(",") } }));
  const [one, ...others] = files;
  const isOne = others.length === 0;
  const remove = () =>
    run(async () => {
      await call("POST /library/files/delete", { body: { fileIds } });
      onDeleted();
      onOpenChange(false);
      return isOne ? `“${one?.name}” was deleted.` : `${files.length} files were deleted.`;
    });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isOne ? askAbout("Delete", one?.name ?? "") : `Delete ${counted(files.length, "file")}?`}
      description={`${isOne ? "The file and its transcript" : "The files and their transcripts"} will be deleted for everyone in the workspace.${
        quotes ? ` Anything that quotes ${isOne ? "it" : "them"} keeps the words but loses its source: ${quotes}.` : ""
      } This can’t be undone.`}
      confirmLabel={isOne ? "Delete file" : "Delete files"}
      busy={busy}
      onConfirm={remove}
      onClosed={onClosed}
    />
  );
}
