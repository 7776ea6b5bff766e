import type { PageElement } from "@/lib/core/swarm/observation";
import type { Task } from "@/lib/core/swarm/types";
import { likeness, wordsOf } from "@/lib/core/swarm/words";

/** The words of the task that a control mentions. */
export const followedBy = ({ name }: Pick<PageElement, "name">, task: Task): string[] =>
  wordsOf(task.text).filter((word) => wordsOf(name).some((other) => likeness(word, other) > 0));
