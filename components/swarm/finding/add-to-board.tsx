"use client";
import { Kanban } from "lucide-react";
import { useState } from "react";
import { BoardFields } from "@/components/boards/add/board-fields";
import { InsightField } from "@/components/boards/add/insight-field";
import { useBoardChoice } from "@/components/boards/add/use-board-choice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { FindingDetail } from "../shapes";

type Props = { finding: Pick<FindingDetail, "id" | "title" | "studyId"> };

/** Puts a finding on a board: a card in one's own words that links back to the finding. */
export function AddToBoard({ finding }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Kanban /> Add to board…
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add to a board"
        description="The card links to this finding and says that AI agents found it."
      >
        {open && <CardForm finding={finding} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function CardForm({ finding: { id: findingId, title, studyId }, onClose }: Props & { onClose: () => void }) {
  const choice = useBoardChoice({});
  const [insight, setInsight] = useState(title);
  const { boards, boardId, laneId, board } = choice;
  const isMissing = boards?.length === 0;
  const add = async () => {
    const made = isMissing ? await call("POST /boards", { body: { title: "Findings", studyId } }) : null;
    if (made) choice.add(made);
    const body = { insight: insight.trim(), laneId: laneId || null, evidence: [{ findingId }] };
    await call("POST /boards/{id}/cards", { params: { id: made?.id ?? boardId }, body });
    toast.success(`Added to “${made?.title ?? board?.title ?? "the board"}”.`);
    onClose();
  };
  return (
    <DialogForm
      submitLabel={isMissing ? "Create board and add card" : "Add card"}
      isReady={insight.trim() !== "" && (isMissing || boardId !== "")}
      onSubmit={add}
      onCancel={onClose}
    >
      <InsightField value={insight} change={setInsight} hint="What it shows, in your words. The finding is attached." />
      {isMissing ? (
        <p className="text-muted-foreground text-sm">
          There’s no board yet. One called “Findings” will be created for this study.
        </p>
      ) : (
        <BoardFields choice={choice} named />
      )}
    </DialogForm>
  );
}
