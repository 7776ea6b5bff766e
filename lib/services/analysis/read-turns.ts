import { interviewIn, isOfGroup, isOfInterviews } from "@/lib/core/evidence/interviews-in";
import { askedIn, calledBy } from "@/lib/services/evidence/asked-in";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import { traitsIn } from "@/lib/services/evidence/traits-in";
import { isPrompt } from "@/lib/services/interviews/moderator/is-prompt";
import type { AnalysisLine } from "./line";
import { fluent } from "./words/fluent";

type Turn = { speaker: string | null; text: string };
type Asked = Pick<AnalysisLine, "question" | "interview" | "isOfGroup">;

/**
 * What participants say in a transcript, in order, each with the question before it: neither what the interviewer says
 * nor what a table tells of its respondents.
 */
export function readTurns<T extends Turn>(
  turns: readonly T[],
  ownerId: string,
  speakers: readonly SpeakerShare[],
): (Asked & { turn: T })[] {
  const moderators = moderatorsOf(speakers);
  const isOfSeveral = isOfInterviews(turns, moderators);
  const isGroup = !isOfSeveral && isOfGroup(turns, moderators);
  const traits = isOfSeveral ? traitsIn(turns, moderators) : null;
  const called = calledBy(speakers.map(({ name }) => name));
  let question: string | null = null;
  return turns.flatMap((turn, at) => {
    const { speaker, text } = turn;
    if (traits?.has(at)) return [];
    if (moderators.has(speaker)) {
      // Two who talk follow each other; in a group, "Grace?" leaves what all are asked.
      if (!isPrompt(text) && !(isGroup && askedIn(text, called) === "")) question = fluent(text);
      return [];
    }
    const interview = (isOfSeveral || isGroup) && { interview: interviewIn(ownerId, speaker) };
    return [{ turn, question, ...interview, ...(isGroup && { isOfGroup: true as const }) }];
  });
}
