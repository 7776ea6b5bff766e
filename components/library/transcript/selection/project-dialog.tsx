"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { MoveForm } from "@/components/library/move-form";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { call } from "@/lib/api/client/call";
import type { Owner } from "../owner";

type Props = { owner: Owner; onClosed: () => void };

/**
 * Tags are kept in a project. Whoever tags something that is in none yet puts it into one, and then goes on tagging.
 */
export function ProjectDialog({ owner: { ownerId, studyId, home }, onClosed }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  const move = async (projectId: string | null) => {
    if (studyId) await call("PATCH /studies/{id}", { params: { id: studyId }, body: { projectId } });
    else await call("PATCH /library/files/{id}", { params: { id: ownerId }, body: { projectId } });
    // The page then knows the project, and shows the tags instead of this.
    router.refresh();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => !on && close()}
      title="Where should the tags be kept?"
      description={`Tags belong to a project, and this ${studyId ? "study" : "file"} is in none yet.`}
    >
      <MoveForm needed projectId={null} suggested={home} submitLabel="Continue" onMove={move} onCancel={close} />
    </Dialog>
  );
}
