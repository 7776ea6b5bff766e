import type { Line } from "./line";

/** Whether a line is of somebody who asks the questions: named by the page, or recognized in what was added. */
export const isAsking = (
  { speaker, role }: Pick<Line, "speaker" | "role">,
  quietSpeakers: readonly (string | null)[],
): boolean => role === "moderator" || quietSpeakers.includes(speaker);
