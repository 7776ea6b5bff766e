"use client";
import { Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { useCall } from "@/components/ui/hooks/use-call";
import { askAbout } from "@/components/ui/links/ask-about";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import { ProjectDialog } from "./project-dialog";

type Props = {
  project: { id: string; name: string | null; description: string | null; fileCount: number };
  /** Where to go after the project is deleted; in a list, the row just disappears. */
  afterDelete?: string;
};

/** Actions for a project. */
export function ProjectMenu({ project, afterDelete }: Props) {
  const router = useRouter();
  const { ask, close, dialog } = useAsked<"edit" | "delete">();
  const { busy, run } = useCall();
  const { id, fileCount } = project;
  const name = project.name ?? "Untitled project";
  const remove = () =>
    run(async () => {
      await unlessGone(call("DELETE /library/projects/{id}", { params: { id } }));
      close();
      if (afterDelete) router.push(afterDelete);
      return `“${name}” was deleted.`;
    });
  return (
    <>
      <Menu
        trigger={<MoreButton of={name} className="relative" />}
        groups={[
          {
            items: [
              { label: "Rename…", icon: Pencil, onSelect: () => ask("edit") },
              { label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") },
            ],
          },
        ]}
      />
      <ProjectDialog
        {...dialog("edit")}
        title="Rename project"
        submitLabel="Save"
        initial={{ name: project.name ?? "", description: project.description ?? "" }}
        onSave={async (body) => {
          await call("PATCH /library/projects/{id}", { params: { id }, body });
          router.refresh();
        }}
      />
      <AlertDialog
        {...dialog("delete")}
        title={askAbout("Delete", name)}
        description={`${fileCount === 0 ? "The project" : `The project, its ${fileCount === 1 ? "file" : `${fileCount} files`} and their transcripts`} will be deleted for everyone in the workspace, along with its tags, notes, boards, clips, reports, and conversations with Eva. Its studies stay, without a project. This can’t be undone.`}
        confirmLabel="Delete project"
        busy={busy}
        onConfirm={remove}
      />
    </>
  );
}
