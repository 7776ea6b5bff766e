import type { Observation } from "@/lib/core/swarm/observation";
import { buysUnasked } from "@/lib/core/swarm/plan/buys-unasked";
import type { Action, Persona, Task } from "@/lib/core/swarm/types";
import { findNumbers } from "@/lib/services/masks/find/numbers";

type Choice = { action: Action; task: Task; persona: Persona; observation: Observation };

/**
 * Whether an agent carries out a model's choice. A page may have told the model to buy what the task doesn't ask for,
 * to reveal card or account numbers, or to enter the persona's password where it doesn't belong.
 */
export function mayChoose({ action, task, persona, observation }: Choice): boolean {
  if (action.kind !== "click" && action.kind !== "type") return true;
  const element = observation.elements[action.target.ref];
  if (!element) return false;
  if (action.kind === "click") return !buysUnasked(element, task);
  if (findNumbers(action.text).some(({ kind }) => kind !== "phone")) return false;
  return element.type === "password" || !action.text.includes(persona.data.password);
}
