import type { PageElement } from "@/lib/core/swarm/observation";
import { fieldValue } from "./field-value";
import { fieldsOf, isField, isText, nextFill } from "./fill-form";
import { scoreElement, wordScore } from "./score-element";
import { keyOf, type Seen } from "./turn";

type Choice = { element: PageElement; score: number };

/** What a persona recognizes as pressable. Without sight, a drawn button isn't a button. */
const pressable = (element: PageElement, { persona }: Seen): boolean =>
  !element.disabled &&
  !isField(element) &&
  (persona.perception === "sight" || (element.role !== "generic" && element.name !== ""));

/** A button is worth as much as the fields of its form. */
function formScore(button: PageElement, seen: Seen): number {
  const fields = fieldsOf(button, seen).filter(isText);
  const { task, persona, memory, observation } = seen;
  const quoted = fields.some(
    (field) => field.role !== "searchbox" && task.text.includes(`"${fieldValue(field, task, persona, 0)}"`),
  );
  const best = Math.max(0, ...fields.map((field) => wordScore(field, seen)));
  const isHopeless = fields.some(
    (field) => field.required && field.value === "" && fieldValue(field, task, persona, 0) === null,
  );
  // A form that came back with something to correct is worth another try.
  const times = memory.tried[keyOf(observation, button)] ?? 0;
  const again = times > 0 && nextFill(fieldsOf(button, seen), seen) ? times * 2.2 : 0;
  return Math.min(1.5, best * 0.5) + (quoted ? 2 : 0) + again - (isHopeless ? 2 : 0);
}

/** The most promising things to press, best first. */
export function chooseClick(seen: Seen): Choice[] {
  return seen.observation.elements
    .filter((element) => pressable(element, seen))
    .map((element) => ({ element, score: scoreElement(element, seen) + formScore(element, seen) }))
    .sort((a, b) => b.score - a.score || a.element.ref - b.element.ref);
}
