import { AppError, type Problem } from "@/lib/core/errors";
import { LEAST_TASKS } from "@/lib/core/study/swarm-limits";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { isWebAddress } from "@/lib/core/text/is-web-address";
import type { StudyRecord } from "./record";

type Miss = (path: string, message: string) => void;

/** Refuses to launch a draft that nobody could take part in, naming everything that is missing. */
export function checkReady(study: StudyRecord): void {
  const problems: Problem[] = [];
  const miss: Miss = (path, message) => problems.push({ path, message });
  if (study.type === "swarm") lookAtPlan(study.swarm, miss);
  else lookAtTest(study, miss);
  if (study.deadline && study.deadline.getTime() <= Date.now()) miss("deadline", "The deadline has passed.");
  const [first] = problems;
  if (first) throw new AppError("invalid", first.message, { problems });
}

function lookAtTest({ targetParticipants, guide, type }: StudyRecord, miss: Miss): void {
  if (targetParticipants === null) miss("targetParticipants", "Set how many participants the study needs.");
  const questions = guide.sections.reduce((sum, section) => sum + section.questions.length, 0);
  if (questions === 0 && type !== "live-interview") miss("guide.sections", "The guide needs at least one question.");
}

function lookAtPlan(plan: SwarmPlan | null, miss: Miss): void {
  if (!plan) {
    miss("swarm", "Say which site the agents test and what they do there.");
    return;
  }
  if (!isWebAddress(plan.targetUrl))
    miss("swarm.targetUrl", "Enter the address of the site, starting with https:// or http://.");
  if (plan.tasks.length < LEAST_TASKS) miss("swarm.tasks", `The agents need at least ${LEAST_TASKS} tasks.`);
  plan.tasks.forEach(({ text, success }, at) => {
    if (text === "") miss(`swarm.tasks.${at}.text`, `Say what the agents do in task ${at + 1}.`);
    if (!success.some(({ value }) => value !== ""))
      miss(`swarm.tasks.${at}.success`, `Say what shows that task ${at + 1} is done.`);
  });
  if (plan.personas.length === 0) miss("swarm.personas", "Choose at least one persona.");
  if (!plan.mayTest) miss("swarm.mayTest", "Confirm that you may test this site.");
}
