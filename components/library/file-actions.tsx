"use client";
import { Download, EllipsisVertical, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { deleteLibraryFile, downloadLibraryFile } from "@/lib/api/library";

type Props = { file: { id: string; name: string }; canWrite: boolean; afterDelete?: string };

/** The menu of a file, in a list and on its own page. */
export function FileActions({ file: { id, name }, canWrite, afterDelete }: Props) {
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    try {
      const { url } = await call(downloadLibraryFile, { params: { id }, query: {} });
      window.location.assign(url);
    } catch (thrown) {
      toast.error(CallError.sentence(thrown));
    }
  };
  const remove = async () => {
    setBusy(true);
    try {
      await call(deleteLibraryFile, { params: { id } });
      setAsked(false);
      toast.success(`“${name}” is deleted.`);
      if (afterDelete) router.push(afterDelete);
      router.refresh();
    } catch (thrown) {
      toast.error(CallError.sentence(thrown));
    }
    setBusy(false);
  };
  return (
    <>
      <Menu
        trigger={
          <Button tone="ghost" size="icon" aria-label={`More about ${name}`} className="relative">
            <EllipsisVertical />
          </Button>
        }
        groups={[
          { items: [{ label: "Download", icon: Download, onSelect: () => void download() }] },
          ...(canWrite
            ? [{ items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => setAsked(true) }] }]
            : []),
        ]}
      />
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Delete “${name}”?`}
        description="The file and its transcript will be gone for everybody in the workspace, and answers that quote it lose their source. This can’t be undone."
        confirmLabel="Delete file"
        busy={busy}
        onConfirm={remove}
      />
    </>
  );
}
