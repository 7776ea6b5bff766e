import type { TurnRecord } from "@/lib/services/participants/record";

/** A turn without what only serves the transcript. */
export const shownTurn = ({ index, role, kind, questionId, text, value }: TurnRecord): TurnRecord => ({
  index,
  role,
  kind,
  questionId,
  text,
  value,
});
