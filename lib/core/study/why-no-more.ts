import { STUDY_LIMITS } from "./limits";
import type { EndedReason, StudyStatus, StudyType } from "./types";

type Study = {
  type: StudyType;
  status: StudyStatus;
  endedReason: EndedReason | null;
  deadline: Date | string | null;
  targetParticipants: number | null;
};

/**
 * Why a study can't get more participants, as a sentence; null if it can. One that ended because it was full opens
 * again: a completed study whose deadline hasn't passed can have ended for no other reason.
 */
export function whyNoMore(study: Study): string | null {
  const { type, status, endedReason, deadline, targetParticipants } = study;
  const { max } = STUDY_LIMITS.participants;
  if (type === "swarm") return "AI agents take part in this study. Run it again instead.";
  if (status === "draft") return "This study is a draft. Change its number of participants in the draft.";
  if (endedReason === "stopped") return "This study was ended early, which is final. Duplicate it to ask more people.";
  if (deadline && new Date(deadline).getTime() <= Date.now())
    return "The study’s deadline has passed. Duplicate it to ask more people.";
  if ((targetParticipants ?? 0) >= max) return `A study can have ${max} participants at most.`;
  return null;
}
