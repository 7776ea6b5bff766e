"use client";
import { Link2, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { copyLink } from "@/components/clips/copy-link";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { NameDialog } from "@/components/ui/dialogs/name-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { useAction } from "@/components/ui/hooks/use-action";
import { askAbout } from "@/components/ui/links/ask-about";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";

type Props = { reel: { id: string; title: string }; canWrite: boolean; onDeleted?: () => void };

/** What can be done with a reel, on its page and without opening it. */
export function ReelMenu({ reel, canWrite, onDeleted }: Props) {
  const router = useRouter();
  const { ask, close, dialog } = useAsked<"rename" | "delete">();
  const { busy, error, run } = useAction();
  const params = { id: reel.id };
  const remove = async () => {
    const worked = await run(() => unlessGone(call("DELETE /reels/{id}", { params })));
    if (!worked) return;
    close();
    toast.success(`“${reel.title}” was deleted.`);
    onDeleted?.();
    router.refresh();
  };
  return (
    <>
      <Menu
        trigger={<MoreButton of={reel.title} className="relative" />}
        groups={[
          {
            items: [
              { label: "Copy link", icon: Link2, onSelect: () => void copyLink(`/library/reels/${reel.id}`) },
              canWrite && { label: "Rename…", icon: Pencil, onSelect: () => ask("rename") },
            ],
          },
          canWrite && { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }] },
        ]}
      />
      <NameDialog
        {...dialog("rename")}
        title="Rename reel"
        submitLabel="Save"
        initial={reel.title}
        onSave={async (title) => {
          await call("PATCH /reels/{id}", { params, body: { title } });
          router.refresh();
        }}
      />
      <AlertDialog
        {...dialog("delete")}
        title={askAbout("Delete", reel.title)}
        description={error ?? "Its clips stay where they are. This can’t be undone."}
        confirmLabel="Delete reel"
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
