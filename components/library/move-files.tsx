"use client";
import { useRouter } from "next/navigation";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import { withoutEnding } from "@/lib/core/text/without-ending";
import { MoveForm } from "./move-form";

type File = { id: string; name: string; projectId: string | null };
type Props = {
  files: File[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMoved?: () => void;
  onClosed?: () => void;
};

/** Moves one or several files to a project, which can be undone. */
export function MoveFiles({ files, open, onOpenChange, onMoved, onClosed }: Props) {
  const router = useRouter();
  const [one, ...others] = files;
  const isOne = others.length === 0;
  const what = isOne ? `“${one?.name}”` : `${files.length} files`;
  const undo = async () => {
    try {
      for (const projectId of new Set(files.map((file) => file.projectId))) {
        const fileIds = files.filter((file) => file.projectId === projectId).map(({ id }) => id);
        await call("POST /library/files/move", { body: { fileIds, projectId } });
      }
      toast.success(`${what} ${isOne ? "is" : "are"} back.`);
    } catch (thrown) {
      toast.failed(thrown);
    }
    router.refresh();
  };
  const move = async (projectId: string | null) => {
    await call("POST /library/files/move", { body: { fileIds: files.map(({ id }) => id), projectId } });
    const said = projectId
      ? `${what} ${isOne ? "was" : "were"} moved.`
      : `${what} ${isOne ? "is no longer in a project" : "are no longer in a project"}.`;
    toast.success(said, { label: "Undo", run: () => void undo() });
    router.refresh();
    onMoved?.();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      {...(onClosed && { onClosed })}
      title={`Move ${what}`}
      description={`${isOne ? "Its transcript moves with it" : "Their transcripts move with them"}. Tags, clips, and cards that quote ${isOne ? "it" : "them"} stay where they are.`}
    >
      <MoveForm
        projectId={files.every(({ projectId }) => projectId === one?.projectId) ? (one?.projectId ?? null) : undefined}
        suggested={isOne ? withoutEnding(one?.name ?? "") : ""}
        onMove={move}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
