"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import { useAction } from "@/components/ui/hooks/use-action";
import { Callout } from "@/components/ui/states/callout";
import { Skeleton } from "@/components/ui/states/skeleton";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { cardsIn } from "../board/cards-in";
import type { BoardWithCards } from "../shapes";

type Props = { board: BoardWithCards; open: boolean; onClose: () => void; onArranged: (moved: number) => void };
type Lane = { key: string; title: string; cardIds: string[] };
type Proposal = { lanes: Lane[]; rest: number };

/** Proposes lanes by what the cards are about. Nothing changes until "Arrange" is pressed, and that can be undone. */
export function ArrangeDialog({ board, open, onClose, onArranged }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Arrange by theme"
      description="Groups cards that say similar things. You can rename the lanes, and nothing moves until you confirm."
      className="top-[6vh] max-h-[88vh] max-w-2xl"
    >
      {open && <Inside board={board} onClose={onClose} onArranged={onArranged} />}
    </Dialog>
  );
}

function Inside({ board, onClose, onArranged }: Omit<Props, "open">) {
  const loose = cardsIn(board, null).length;
  const [scope, setScope] = useState<"all" | "loose">(board.lanes.length > 0 && loose > 1 ? "loose" : "all");
  const { proposal, failed, rename } = useProposal(board.id, scope);
  const { busy, error, run } = useAction();
  const insights = new Map(board.cards.map(({ id, insight }) => [id, insight]));
  const lanes = proposal?.lanes ?? [];
  const arrange = async () => {
    const body = { lanes: lanes.map(({ title, cardIds }) => ({ title: title.trim() || "Theme", cardIds })) };
    const work = async () =>
      onArranged((await call("POST /boards/{id}/arrangement", { params: { id: board.id }, body })).moved);
    if (await run(work)) onClose();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {(error ?? failed) && <Callout tone="danger">{error ?? failed}</Callout>}
      {board.lanes.length > 0 && (
        <Field label="Cards">
          <Select
            value={scope}
            onChange={(event) => setScope(event.target.value === "all" ? "all" : "loose")}
            choices={[
              { value: "loose", label: `Cards in no lane (${loose})` },
              { value: "all", label: `All cards on the board (${board.cards.length})` },
            ]}
          />
        </Field>
      )}
      {!proposal && !failed && <Skeleton className="h-48" />}
      {proposal && lanes.length === 0 && (
        <p className="text-muted-foreground">
          These cards have too little in common to group. More cards, or longer ones, would help.
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {lanes.map(({ key, title, cardIds }) => (
          <li key={key} className="grid grid-cols-1 gap-2 rounded-md border bg-surface p-3">
            <div className="flex items-center gap-2">
              <Input
                aria-label={`Name of lane ${key}`}
                value={title}
                maxLength={LONGEST_NAME}
                onChange={(event) => rename(key, event.target.value)}
              />
              <CountBadge count={cardIds.length} label={cardIds.length === 1 ? "card" : "cards"} />
            </div>
            <ul className="grid list-disc grid-cols-1 gap-1 pl-5 text-muted-foreground text-sm">
              {cardIds.slice(0, 6).map((id) => (
                <li key={id} className="wrap-anywhere">
                  {insights.get(id) ?? "Deleted card"}
                </li>
              ))}
              {cardIds.length > 6 && <li>and {cardIds.length - 6} more</li>}
            </ul>
          </li>
        ))}
      </ul>
      {proposal && lanes.length > 0 && proposal.rest > 0 && (
        <p className="text-muted-foreground text-sm">
          {proposal.rest}{" "}
          {proposal.rest === 1
            ? "card fits no group and stays where it is."
            : "cards fit no group and stay where they are."}
        </p>
      )}
      <footer className="sticky -bottom-6 -mx-6 -mb-6 flex justify-end gap-2 border-t bg-raised px-6 py-4">
        <Button onClick={onClose}>Cancel</Button>
        <Button tone="primary" busy={busy} disabled={lanes.length === 0} onClick={arrange}>
          Arrange
        </Button>
      </footer>
    </div>
  );
}

function useProposal(boardId: string, scope: "all" | "loose") {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    setProposal(null);
    setFailed(null);
    call("GET /boards/{id}/arrangement", { params: { id: boardId }, query: { scope }, signal: controller.signal }).then(
      ({ lanes, rest }) =>
        setProposal({ lanes: lanes.map((lane) => ({ ...lane, key: lane.title })), rest: rest.length }),
      (thrown) => {
        if (!controller.signal.aborted) setFailed(CallError.sentence(thrown));
      },
    );
    return () => controller.abort();
  }, [boardId, scope]);
  const rename = (key: string, title: string) =>
    setProposal(
      (now) => now && { ...now, lanes: now.lanes.map((lane) => (lane.key === key ? { ...lane, title } : lane)) },
    );
  return { proposal, failed, rename };
}
