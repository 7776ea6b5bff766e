import { AppError, type Problem } from "@/lib/core/errors";
import type { StudyRecord } from "./record";

/** Refuses to launch a draft that nobody could take part in, naming everything that is missing. */
export function checkReady(study: StudyRecord, nowMs = Date.now()): void {
  const problems: Problem[] = [];
  const miss = (path: string, message: string) => problems.push({ path, message });
  if (study.targetParticipants === null) miss("targetParticipants", "Say how many participants the study needs.");
  const questions = study.guide.sections.reduce((sum, section) => sum + section.questions.length, 0);
  if (questions === 0 && study.type !== "live-interview")
    miss("guide.sections", "The guide needs at least one question.");
  if (study.deadline && study.deadline.getTime() <= nowMs) miss("deadline", "The deadline has passed.");
  const [first] = problems;
  if (first) throw new AppError("invalid", first.message, { problems });
}
