"use client";
import Link from "next/link";
import { useState } from "react";
import { BoardFields } from "@/components/boards/add/board-fields";
import { InsightField } from "@/components/boards/add/insight-field";
import { useBoardChoice } from "@/components/boards/add/use-board-choice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { toast } from "@/components/ui/toast";
import { createBoardCard } from "@/lib/api/board-cards";
import { call } from "@/lib/api/call";
import type { LineSpan } from "../line";

type Props = {
  ownerId: string;
  /** Whose boards are offered: the study's, or else the project's. */
  place: { studyId: string | null; projectId: string | null };
  span: LineSpan;
  quote: string;
  onClosed: () => void;
};

/** Puts the selection on a board, as the evidence of a new card. */
export function BoardDialog({ ownerId, place: { studyId, projectId }, span, quote, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const choice = useBoardChoice(projectId ? { projectId } : { studyId: studyId ?? undefined });
  const { boards, boardId, laneId, board } = choice;
  const [insight, setInsight] = useState(quote.slice(0, 500));

  const close = () => {
    setOpen(false);
    onClosed();
  };
  const add = async () => {
    const evidence = [{ ownerId, span }];
    await call(createBoardCard, { params: { id: boardId }, body: { insight, laneId: laneId || null, evidence } });
    toast.success(`Added to “${board?.title ?? "the board"}”.`);
    close();
  };
  return (
    <Dialog open={open} onOpenChange={(on) => !on && close()} title="Add to a board">
      {boards?.length === 0 ? (
        <div className="grid gap-4">
          <p className="text-muted-foreground">There’s no board for this yet.</p>
          <footer className="flex justify-end gap-2">
            <Button onClick={close}>Cancel</Button>
            <Button asChild tone="primary">
              <Link href={studyId ? `/studies/${studyId}/boards` : "/boards"}>Create a board</Link>
            </Button>
          </footer>
        </div>
      ) : (
        <DialogForm submitLabel="Add card" isReady={boardId !== ""} onSubmit={add} onCancel={close}>
          <InsightField
            value={insight}
            change={setInsight}
            hint="What it shows, in your words. The quote is attached."
          />
          <BoardFields choice={choice} />
        </DialogForm>
      )}
    </Dialog>
  );
}
