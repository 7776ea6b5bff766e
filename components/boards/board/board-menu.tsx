"use client";
import { Download, FileUp, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { NameDialog } from "@/components/ui/dialogs/name-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import { sendCsv } from "../send-csv";
import type { Board } from "../shapes";

type Props = {
  board: Board;
  canWrite: boolean;
  onChanged: () => void;
  /** Where the page goes on without it; a list only shows that it is gone. */
  onDeleted?: () => void;
};

/** Actions for the whole board: rename it, export and import CSV, delete it. */
export function BoardMenu({ board, canWrite, onChanged, onDeleted }: Props) {
  const { ask, close, dialog } = useAsked<"rename" | "delete">();
  const [busy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const params = { id: board.id };
  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      toast.success(await work());
    } catch (thrown) {
      toast.failed(thrown);
    }
    setBusy(false);
    onChanged();
  };
  const remove = () =>
    act(async () => {
      await unlessGone(call("DELETE /boards/{id}", { params }));
      close();
      onDeleted?.();
      return "Board deleted.";
    });
  const download = () => window.location.assign(`/api/boards/${board.id}/export.csv`);
  return (
    <>
      <Menu
        trigger={<MoreButton of={`the board ${board.title}`} className="relative" />}
        groups={[
          {
            items: [
              canWrite && { label: "Rename…", icon: Pencil, onSelect: () => ask("rename") },
              { label: "Download CSV", icon: Download, onSelect: download },
              canWrite && { label: "Add cards from CSV…", icon: FileUp, onSelect: () => file.current?.click() },
            ],
          },
          canWrite &&
            !board.isMain && {
              items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }],
            },
        ]}
      />
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file with cards"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen) void act(() => sendCsv(board.id, chosen));
        }}
      />
      <NameDialog
        {...dialog("rename")}
        title="Rename board"
        submitLabel="Save"
        initial={board.title}
        onSave={async (title) => {
          await call("PATCH /boards/{id}", { params, body: { title } });
          onChanged();
        }}
      />
      <AlertDialog
        {...dialog("delete")}
        title="Delete this board?"
        description={`“${board.title}” will be deleted for everyone, with its lanes and cards. What people said stays in the library. This can’t be undone.`}
        confirmLabel="Delete board"
        busy={busy}
        onConfirm={remove}
      />
    </>
  );
}
