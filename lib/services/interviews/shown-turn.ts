import type { TurnRecord } from "@/lib/services/participants/record";

/** A turn without what only the transcript needs. */
export const shownTurn = ({ index, role, kind, questionId, text, value }: TurnRecord): TurnRecord => ({
  index,
  role,
  kind,
  questionId,
  text,
  value,
});
