"use client";
import { Clapperboard, Download, Kanban, Link2, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { BoardDialog } from "@/components/boards/add/board-dialog";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { toast } from "@/components/ui/dialogs/toast";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { useAction } from "@/components/ui/hooks/use-action";
import { askAbout } from "@/components/ui/links/ask-about";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import type { ClipShape } from "@/lib/api/clips/clips";
import { withoutEnding } from "@/lib/core/text/without-ending";
import { AddToReel } from "./add-to-reel";
import { copyLink } from "./copy-link";
import { ExportClip } from "./export-clip";

type Props = { clip: ClipShape; canWrite: boolean; afterDelete?: string };

/** Actions for a clip, in lists and on its page. */
export function ClipMenu({ clip, canWrite, afterDelete }: Props) {
  const router = useRouter();
  const { asked, ask, close, dialog } = useAsked<"board" | "reel" | "export" | "delete">();
  const { busy, error, run } = useAction();
  const { passageId, quote, state, sourceName } = clip.evidence;
  const isQuotable = quote !== "" && state === "verbatim";
  const remove = async () => {
    const worked = await run(() => unlessGone(call("DELETE /clips/{id}", { params: { id: clip.id } })));
    if (!worked) return;
    close();
    toast.success(`“${clip.title}” was deleted.`);
    if (afterDelete) router.push(afterDelete);
    router.refresh();
  };
  const reels =
    clip.reelCount === 1
      ? "It will also be removed from the reel it’s in. "
      : `It will also be removed from ${clip.reelCount} reels. `;
  return (
    <>
      <Menu
        trigger={<MoreButton of={clip.title} />}
        groups={[
          {
            items: [
              { label: "Copy link", icon: Link2, onSelect: () => void copyLink(`/library/clips/${clip.id}`) },
              canWrite && isQuotable && { label: "Add to a board…", icon: Kanban, onSelect: () => ask("board") },
              canWrite && { label: "Add to a reel…", icon: Clapperboard, onSelect: () => ask("reel") },
              canWrite && clip.playUrl && { label: "Export…", icon: Download, onSelect: () => ask("export") },
            ],
          },
          canWrite && { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }] },
        ]}
      />
      {asked === "board" && (
        <BoardDialog
          place={{
            studyId: clip.studyId,
            projectId: clip.projectId,
            home: clip.projectName ?? withoutEnding(sourceName),
          }}
          evidence={{ passageId }}
          quote={quote}
          onClosed={close}
        />
      )}
      {canWrite && <AddToReel clip={clip} {...dialog("reel")} />}
      {canWrite && <ExportClip clip={clip} {...dialog("export")} />}
      <AlertDialog
        {...dialog("delete")}
        title={askAbout("Delete", clip.title)}
        description={
          error ?? `${clip.reelCount > 0 ? reels : ""}The recording it comes from stays. This can’t be undone.`
        }
        confirmLabel="Delete clip"
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
