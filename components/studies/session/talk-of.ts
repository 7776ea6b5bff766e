import { isForm } from "@/lib/core/study/types";
import type { Session, Study } from "../shapes";

/** Whether what was said is read as a conversation, not as a form that was filled in. */
export const isTalk = ({ transcript }: Session, { type }: Pick<Study, "type">): boolean =>
  transcript.length > 0 && !isForm(type);

/** Whether it is known when lines were said. */
export const isTimed = ({ transcript }: Session): boolean =>
  transcript.some(({ startSeconds }) => startSeconds !== null);

/** The names of those who asked. */
export const moderatorsIn = ({ transcript }: Session): (string | null)[] => [
  ...new Set(transcript.filter(({ role }) => role === "moderator").map(({ speaker }) => speaker)),
];

/** The recording as a player takes it; null if there is none. */
export function recordingOf({ id, recordingUrl, recordingType, participant, durationSeconds }: Session) {
  if (!recordingUrl) return null;
  const kind = recordingType?.startsWith("video/") ? ("VIDEO" as const) : ("AUDIO" as const);
  return { ownerId: id, url: recordingUrl, kind, name: participant.label, durationSeconds };
}
