"use client";
import { call } from "@/lib/api/client/call";
import { LaneDialog } from "../lane/lane-dialog";
import type { BoardWithCards } from "../shapes";
import type { useBoard } from "./use-board";

type Props = {
  board: BoardWithCards;
  laneId: string | null;
  change: ReturnType<typeof useBoard>["change"];
  onClose: () => void;
};

/** Edits a lane's name and color. */
export function EditLane({ board, laneId, change, onClose }: Props) {
  const lane = board.lanes.find(({ id }) => id === laneId);
  return (
    <LaneDialog
      open={lane !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Name and color"
      submitLabel="Save"
      initial={lane && { title: lane.title ?? "", color: lane.color }}
      onSave={async (draft) => {
        if (!lane) return;
        const lanes = (all: BoardWithCards["lanes"]) =>
          all.map((one) => (one.id === lane.id ? { ...one, ...draft } : one));
        await change(
          (shown) => ({ ...shown, lanes: lanes(shown.lanes) }),
          () => call("PATCH /lanes/{id}", { params: { id: lane.id }, body: draft }),
        );
      }}
    />
  );
}
