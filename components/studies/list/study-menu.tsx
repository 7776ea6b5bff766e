"use client";
import { Copy, Eye, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { Menu } from "@/components/ui/dialogs/menu";
import { toast } from "@/components/ui/dialogs/toast";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { DeleteStudy } from "../delete-study";
import { MoveStudy } from "../frame/move-study";
import type { StudySummary } from "../shapes";

type Props = { study: Pick<StudySummary, "id" | "title" | "status" | "projectId">; canDelete: boolean };

/** Actions for a study in the list. */
export function StudyMenu({ study, canDelete }: Props) {
  const router = useRouter();
  const { ask, dialog } = useAsked<"move" | "delete">();
  const { id, title, status } = study;
  const duplicate = async () => {
    try {
      const copy = await call("POST /studies/{id}/duplicate", { params: { id }, body: {} });
      toast.success(`“${copy.title}” is a new draft.`);
      router.push(`/studies/${copy.id}/edit`);
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  const open =
    status === "draft"
      ? { label: "Edit", icon: Pencil, href: `/studies/${id}/edit` }
      : { label: "Open", icon: Eye, href: `/studies/${id}` };
  return (
    <>
      <Menu
        trigger={<MoreButton of={title} className="relative" />}
        groups={[
          {
            items: [
              open,
              { label: "Duplicate", icon: Copy, onSelect: duplicate },
              { label: "Move to project…", icon: FolderInput, onSelect: () => ask("move") },
            ],
          },
          (status === "draft" || (status === "ended" && canDelete)) && {
            items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }],
          },
        ]}
      />
      <MoveStudy study={study} {...dialog("move")} />
      <DeleteStudy study={study} {...dialog("delete")} />
    </>
  );
}
