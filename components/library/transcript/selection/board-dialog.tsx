"use client";
import Link from "next/link";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { createBoardCard } from "@/lib/api/board-cards";
import { getBoard, listBoards } from "@/lib/api/boards";
import { call } from "@/lib/api/call";
import type { LineSpan } from "../line";

type Boards = z.output<typeof listBoards.response>["items"];

type Props = {
  ownerId: string;
  /** Whose boards are offered: the study's, or else the project's. */
  place: { studyId: string | null; projectId: string | null };
  span: LineSpan;
  quote: string;
  onClosed: () => void;
};

const MOST_BOARDS = 100;

/** Puts what is selected on a board: a card that says what it shows and rests on the very words. */
export function BoardDialog({ ownerId, place: { studyId, projectId }, span, quote, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [boards, setBoards] = useState<Boards | null>(null);
  const [boardId, setBoardId] = useState("");
  const [lanes, setLanes] = useState<{ id: string; title: string | null }[]>([]);
  const [laneId, setLaneId] = useState("");
  const [insight, setInsight] = useState(quote.slice(0, 500));

  useEffect(() => {
    const of = projectId ? { projectId } : studyId ? { studyId } : {};
    call(listBoards, { query: { limit: MOST_BOARDS, ...of } }).then(
      ({ items }) => {
        setBoards(items);
        setBoardId(items[0]?.id ?? "");
      },
      () => setBoards([]),
    );
  }, [studyId, projectId]);
  useEffect(() => {
    setLaneId("");
    setLanes([]);
    if (boardId)
      call(getBoard, { params: { id: boardId } }).then(
        ({ lanes: all }) => setLanes(all),
        () => undefined,
      );
  }, [boardId]);

  const close = () => {
    setOpen(false);
    onClosed();
  };
  const add = async () => {
    const evidence = [{ ownerId, span }];
    await call(createBoardCard, { params: { id: boardId }, body: { insight, laneId: laneId || null, evidence } });
    toast.success(`It is on “${boards?.find(({ id }) => id === boardId)?.title ?? "the board"}”.`);
    close();
  };
  return (
    <Dialog open={open} onOpenChange={(on) => !on && close()} title="Add to a board">
      {boards?.length === 0 ? (
        <div className="grid gap-4">
          <p className="text-muted-foreground">There is no board for this yet.</p>
          <footer className="flex justify-end gap-2">
            <Button onClick={close}>Cancel</Button>
            <Button asChild tone="primary">
              <Link href={studyId ? `/studies/${studyId}/boards` : "/boards"}>Make a board</Link>
            </Button>
          </footer>
        </div>
      ) : (
        <DialogForm submitLabel="Add card" isReady={boardId !== ""} onSubmit={add} onCancel={close}>
          <Field label="Insight" hint="What it shows, in your words; the quote goes with it.">
            <Textarea
              required
              rows={3}
              maxLength={2000}
              value={insight}
              onChange={(event) => setInsight(event.target.value)}
            />
          </Field>
          <Field label="Board">
            <Select
              required
              value={boardId}
              onChange={(event) => setBoardId(event.target.value)}
              choices={
                boards?.map(({ id, title }) => ({ value: id, label: title })) ?? [{ value: "", label: "Fetching…" }]
              }
            />
          </Field>
          {lanes.length > 0 && (
            <Field label="Lane">
              <Select
                value={laneId}
                onChange={(event) => setLaneId(event.target.value)}
                choices={[
                  { value: "", label: "No lane" },
                  ...lanes.map(({ id, title }) => ({ value: id, label: title ?? "Lane without a name" })),
                ]}
              />
            </Field>
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
