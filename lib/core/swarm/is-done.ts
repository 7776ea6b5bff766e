import type { Observation } from "./observation";
import type { Task } from "./types";

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

/** Whether the page meets every criterion of the task. A task without criteria is never done. */
export function isDone(task: Task, observation: Observation): boolean {
  const text = plain(observation.text);
  return (
    task.success.length > 0 &&
    task.success.every(({ kind, value }) =>
      kind === "text"
        ? text.includes(plain(value))
        : observation.url.toLowerCase().includes(value.trim().toLowerCase()),
    )
  );
}
