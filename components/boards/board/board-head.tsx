"use client";
import { CloudOff, Plus, Sparkles, Undo2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { IconButton } from "@/components/ui/icon-button";
import type { Trouble } from "@/lib/api/client/insist";
import { counted } from "@/lib/core/text/counted";
import { ArrangeDialog } from "../arrange/arrange-dialog";
import type { BoardWithCards } from "../shapes";
import { BoardKeys } from "./board-keys";
import { BoardMenu } from "./board-menu";
import { columnsOf } from "./walk";

type Props = {
  board: BoardWithCards;
  canWrite: boolean;
  undo: () => void;
  load: () => Promise<void>;
  compose: (laneId: string | null) => void;
  /** Why moves shown here aren't stored yet. */
  trouble: Trouble | null;
};

/** The board's name and where it belongs, with actions for the board as a whole. */
export function BoardHead({ board, canWrite, undo, load, compose, trouble }: Props) {
  const router = useRouter();
  const [arranging, setArranging] = useState(false);
  const home = board.study
    ? { href: `/studies/${board.study.id}`, label: board.study.title }
    : { href: `/library/projects/${board.project?.id}`, label: board.project?.name ?? "Untitled project" };
  const onArranged = (moved: number) => {
    toast.success(`${counted(moved, "card was", "cards were")} arranged. You can undo this.`);
    void load();
  };
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 shell:px-6">
      <div className="grid min-w-0 flex-1 basis-60">
        <h1 dir="auto" className="truncate text-left text-lg">
          {board.title}
        </h1>
        <p className="flex min-w-0 items-center gap-1.5 text-muted-foreground text-sm">
          <Link href={home.href} className="min-w-0 truncate rounded-sm hover:text-foreground hover:underline">
            {home.label}
          </Link>
          <span className="whitespace-nowrap">· {counted(board.cards.length, "card")}</span>
        </p>
        <p role="status" className="flex items-center gap-1.5 text-sm text-warning empty:hidden">
          {trouble && (
            <>
              <CloudOff aria-hidden className="size-4 shrink-0" />
              {trouble === "offline"
                ? "No connection. Moves are kept here and saved once it’s back."
                : "Moves aren’t saved yet. Earshot keeps trying."}
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-1.5 print:hidden">
        {canWrite && (
          <>
            <IconButton label="Undo my last move (Ctrl+Z)" onClick={undo}>
              <Undo2 />
            </IconButton>
            <BoardKeys />
            <Button onClick={() => setArranging(true)} disabled={board.cards.length < 2}>
              <Sparkles /> <span className="max-[420px]:sr-only">Arrange</span>
            </Button>
            <Button tone="primary" onClick={() => compose(columnsOf(board)[0] ?? null)}>
              <Plus /> New card
            </Button>
          </>
        )}
        <BoardMenu
          board={board}
          canWrite={canWrite}
          onChanged={() => void load()}
          onDeleted={() => router.push("/boards")}
        />
      </div>
      {canWrite && (
        <ArrangeDialog board={board} open={arranging} onClose={() => setArranging(false)} onArranged={onArranged} />
      )}
    </header>
  );
}
