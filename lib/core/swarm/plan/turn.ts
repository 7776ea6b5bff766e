import type { Observation, PageElement } from "@/lib/core/swarm/observation";
import type { Action, Persona, StepResult, Target, Task } from "@/lib/core/swarm/types";
import type { Memory } from "./memory";

/** Everything the next step depends on. `result` is that of the previous step. */
export type Turn = {
  observation: Observation | null;
  task: Task;
  persona: Persona;
  memory: Memory;
  /** In [0, 1). */
  random: () => number;
  result?: StepResult | null;
};

export type Plan = { action: Action; thought: string; memory: Memory };

/** A turn on a readable page. */
export type Seen = Turn & { observation: Observation };

export const targetOf = ({ ref, role, name }: PageElement): Target => ({ ref, role, name });

/** The current page: the URL without its fragment. */
export const pageOf = (url: string): string => url.split("#")[0] ?? url;

export const keyOf = (observation: Observation, { role, name, href, near, ref }: PageElement): string =>
  `${pageOf(observation.url)} ${role} ${name || href || near || ref}`;
