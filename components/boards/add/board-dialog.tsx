"use client";
import { useRef, useState } from "react";
import type { LineSpan } from "@/components/library/transcript/line";
import type { Owner } from "@/components/library/transcript/owner";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { call } from "@/lib/api/client/call";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { BoardFields } from "./board-fields";
import { InsightField } from "./insight-field";
import { useBoardChoice } from "./use-board-choice";

type Props = {
  /** Where it was said, and what a project for it would be called. */
  place: Pick<Owner, "studyId" | "projectId" | "home">;
  evidence: { passageId: string } | { ownerId: string; span: LineSpan };
  quote: string;
  onClosed: () => void;
};

/** Puts a quote on a board, as the evidence of a new card. Where there is no board yet, one is created for it. */
export function BoardDialog({ place: { studyId, projectId, home }, evidence, quote, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const choice = useBoardChoice(projectId ? { projectId } : { studyId: studyId ?? undefined });
  const { boards, boardId, laneId, board } = choice;
  const [insight, setInsight] = useState(quote.slice(0, 500));
  const [title, setTitle] = useState(home);
  // Kept for a second try, so that a board that couldn't be created leaves no more than one project.
  const newProjectId = useRef<string>(null);
  const isFirst = boards?.length === 0;

  const close = () => {
    setOpen(false);
    onClosed();
  };
  const create = async () => {
    if (!projectId && !studyId)
      newProjectId.current ??= (await call("POST /library/projects", { body: { name: home } })).id;
    const there = projectId || !studyId ? { projectId: projectId ?? newProjectId.current ?? "" } : { studyId };
    return call("POST /boards", { body: { title: title.trim(), ...there } });
  };
  const add = async () => {
    const made = isFirst ? await create() : null;
    if (made) choice.add(made);
    const body = { insight, laneId: made ? null : laneId || null, evidence: [evidence] };
    await call("POST /boards/{id}/cards", { params: { id: made?.id ?? boardId }, body });
    toast.success(`Added to “${made?.title ?? board?.title ?? "the board"}”.`);
    close();
  };
  return (
    <Dialog open={open} onOpenChange={(on) => !on && close()} title="Add to a board">
      <DialogForm
        submitLabel={isFirst ? "Create board and add card" : "Add card"}
        isReady={isFirst ? title.trim() !== "" : boardId !== ""}
        onSubmit={add}
        onCancel={close}
      >
        <InsightField value={insight} change={setInsight} hint="What it shows, in your words. The quote is attached." />
        {isFirst ? (
          <Field label="New board" hint="There’s no board for this yet. You can rename it later.">
            <Input required maxLength={LONGEST_NAME} value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
        ) : (
          <BoardFields choice={choice} />
        )}
      </DialogForm>
    </Dialog>
  );
}
