"use client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { Callout } from "@/components/ui/states/callout";
import { dotted } from "@/lib/core/text/dotted";
import type { Board } from "../shapes";
import type { BoardChoice } from "./use-board-choice";

type Props = {
  choice: BoardChoice;
  /** Whether boards from several places are offered, so that each says where it belongs. */
  named?: boolean;
};

/** Chooses a board and one of its lanes. */
export function BoardFields({ choice, named = false }: Props) {
  const { boards, failed, tryAgain, boardId, setBoardId, lanes, laneId, setLaneId } = choice;
  const fetching = [{ value: "", label: "Loading…" }];
  if (failed)
    return (
      <Callout tone="danger" title="Boards couldn’t be loaded" action={<Button onClick={tryAgain}>Try again</Button>}>
        {failed}
      </Callout>
    );
  return (
    <>
      <Field label="Board">
        <Select
          required
          value={boardId}
          onChange={(event) => setBoardId(event.target.value)}
          choices={
            boards?.map((board) => ({ value: board.id, label: named ? labelOf(board) : board.title })) ?? fetching
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
              ...lanes.map(({ id, title }) => ({ value: id, label: title ?? "Untitled lane" })),
            ]}
          />
        </Field>
      )}
    </>
  );
}

const labelOf = ({ title, study, project }: Board): string => dotted(title, study?.title ?? project?.name);
