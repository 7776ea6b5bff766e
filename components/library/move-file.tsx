"use client";
import { useRouter } from "next/navigation";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { withoutEnding } from "@/lib/core/text/without-ending";
import { MoveForm } from "./move-form";

type File = { id: string; name: string; projectId: string | null };
type Props = { file: File; open: boolean; onOpenChange: (open: boolean) => void };

export function MoveFile({ file, open, onOpenChange }: Props) {
  const router = useRouter();
  const move = async (projectId: string | null) => {
    await call("PATCH /library/files/{id}", { params: { id: file.id }, body: { projectId } });
    toast.success(projectId ? `“${file.name}” was moved.` : `“${file.name}” is no longer in a project.`);
    router.refresh();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Move “${file.name}”`}
      description="Its transcript moves with it. Tags, clips, and cards that quote it stay where they are."
    >
      <MoveForm
        projectId={file.projectId}
        suggested={withoutEnding(file.name)}
        onMove={move}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
