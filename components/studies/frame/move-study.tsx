"use client";
import { useRouter } from "next/navigation";
import { MoveForm } from "@/components/library/move-form";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { StudySummary } from "../shapes";

type Props = {
  study: Pick<StudySummary, "id" | "title" | "projectId">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Files a study under a project, in any state: its passages can then be tagged with the project's tags. */
export function MoveStudy({ study: { id, title, projectId: current }, open, onOpenChange }: Props) {
  const router = useRouter();
  const move = async (projectId: string | null) => {
    await call("PATCH /studies/{id}", { params: { id }, body: { projectId } });
    toast.success(projectId ? `“${title}” was moved.` : `“${title}” is no longer in a project.`);
    router.refresh();
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Move “${title}”`}
      description="Its sessions move with it. Tags, clips, and cards that quote them stay where they are."
    >
      <MoveForm projectId={current} suggested={title} onMove={move} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}
