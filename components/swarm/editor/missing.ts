import { LEAST_TASKS } from "@/lib/core/study/swarm-limits";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { isWebAddress } from "@/lib/core/text/is-web-address";

/** `field` is the id of the control that fixes it. */
export type SwarmMissing = { field: string; message: string };

/** What a Swarm draft still needs before its first run, from top to bottom. */
export function missing(title: string, { targetUrl, tasks, personas, mayTest }: SwarmPlan): SwarmMissing[] {
  const found: SwarmMissing[] = [];
  const miss = (field: string, message: string) => found.push({ field, message });
  if (title.trim() === "") miss("study-title", "The study needs a title.");
  if (!isWebAddress(targetUrl.trim())) miss("swarm-site", "Enter the site’s URL, starting with https:// or http://.");
  if (!mayTest) miss("swarm-consent", "Confirm that you may test this site.");
  if (tasks.length < LEAST_TASKS) miss("swarm-add-task", `The agents need at least ${LEAST_TASKS} tasks.`);
  for (const [at, { id, text, success }] of tasks.entries()) {
    if (text.trim() === "") miss(`swarm-task-${id}`, `Describe what the agents do in task ${at + 1}.`);
    if (!success.some(({ value }) => value.trim() !== ""))
      miss(`swarm-done-${id}`, `Describe what shows that task ${at + 1} is done.`);
  }
  if (personas.length === 0) miss("swarm-personas", "Choose at least one persona.");
  return found;
}
