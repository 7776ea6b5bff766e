"use client";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { cutText } from "@/lib/core/text/cut-text";
import { cardsIn } from "../board/cards-in";
import type { BoardWithCards, Place } from "../shapes";

type Props = {
  board: BoardWithCards;
  /** The cards to move; empty while the dialog is closed. */
  cardIds: readonly string[];
  onMove: (cardIds: string[], place: Place) => void;
  onClose: () => void;
};

const NO_LANE = "none";
const FIRST = "first";
const LAST = "last";

/** Asks where the cards should go: for keyboards, for thumbs, and for boards wider than the screen. */
export function MoveDialog({ board, cardIds, onMove, onClose }: Props) {
  const count = cardIds.length;
  return (
    <Dialog
      open={count > 0}
      onOpenChange={(open) => !open && onClose()}
      title={count > 1 ? `Move ${count} cards` : "Move card"}
    >
      {count > 0 && <MoveForm board={board} cardIds={[...cardIds]} onMove={onMove} onClose={onClose} />}
    </Dialog>
  );
}

function MoveForm({ board, cardIds, onMove, onClose }: Props) {
  const from = board.cards.find(({ id }) => id === cardIds[0])?.laneId ?? NO_LANE;
  const [lane, setLane] = useState<string>(from);
  const [place, setPlace] = useState<string>(FIRST);
  const laneId = lane === NO_LANE ? null : lane;
  const others = cardsIn(board, laneId).filter(({ id }) => !cardIds.includes(id));
  const move = async () => {
    const last = others.at(-1)?.id ?? null;
    onMove([...cardIds], { laneId, afterCardId: place === FIRST ? null : place === LAST ? last : place });
    onClose();
  };
  const lanes = board.lanes.map(({ id, title }) => ({ value: id, label: title ?? "Untitled lane" }));
  const behind = others.map(({ id, insight }) => ({ value: id, label: `Below “${shortened(insight)}”` }));
  return (
    <DialogForm submitLabel="Move" onSubmit={move} onCancel={onClose}>
      <Field label="Lane">
        <Select
          value={lane}
          choices={[...lanes, { value: NO_LANE, label: "No lane" }]}
          onChange={(event) => {
            setLane(event.target.value);
            setPlace(FIRST);
          }}
        />
      </Field>
      <Field label="Position">
        <Select
          value={place}
          choices={[{ value: FIRST, label: "At the top" }, ...behind, { value: LAST, label: "At the end" }]}
          onChange={(event) => setPlace(event.target.value)}
        />
      </Field>
    </DialogForm>
  );
}

const shortened = (text: string) => (text.length > 60 ? `${cutText(text, 59)}…` : text);
