import type { StudyStatus, StudyType } from "./types";

/**
 * Whether those who are in the middle of a study can still finish: not once it has ended. A live interview took place,
 * and waits for its transcript however long.
 */
export const mayFinish = ({ type, status }: { type: StudyType; status: StudyStatus }): boolean =>
  status !== "ended" || type === "live-interview";
