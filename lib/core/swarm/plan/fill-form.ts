import type { PageElement } from "@/lib/core/swarm/observation";
import type { Action } from "@/lib/core/swarm/types";
import { asksForPayment, fieldValue } from "./field-value";
import { wordScore } from "./score-element";
import { keyOf, type Seen, targetOf } from "./turn";

const TEXT_ROLES = new Set(["textbox", "searchbox", "spinbutton"]);
const AGREEING = /agree|accept|terms|conditions|privacy|consent/i;
const EASY_CHOICE = /standard|free|invoice|on delivery|cash|email|none|no\b/i;
const REFILLS = 3;

export const isText = ({ role, tag }: PageElement): boolean => TEXT_ROLES.has(role) && tag !== "button";
const isChoice = ({ role, tag }: PageElement): boolean => tag === "select" || role === "checkbox" || role === "radio";
export const isField = (element: PageElement): boolean => isText(element) || isChoice(element);

/** The fields that a button submits: those of its form, or without a form those under the same heading. */
export function fieldsOf(button: PageElement, seen: Seen): PageElement[] {
  if (button.role !== "button" || (button.form !== null && button.type === "button")) return [];
  return seen.observation.elements.filter(
    (field) =>
      isField(field) &&
      !field.disabled &&
      field.form === button.form &&
      (button.form !== null || (field.section === button.section && field.landmark === button.landmark)),
  );
}

/** Whether the fields ask for money, which is where an agent stops. */
export const wantsPayment = (fields: PageElement[], { persona }: Seen): boolean =>
  fields.some((field) => isText(field) && asksForPayment(field, persona));

/** The next field to fill in; null if the form is as good as it gets. */
export function nextFill(fields: PageElement[], seen: Seen): { action: Action; field: PageElement } | null {
  for (const field of fields) {
    const times = seen.memory.filled[keyOf(seen.observation, field)] ?? 0;
    const action = times < REFILLS ? fillOf(field, fields, times, seen) : null;
    if (action) return { action, field };
  }
  return null;
}

function fillOf(field: PageElement, fields: PageElement[], times: number, seen: Seen): Action | null {
  if (isText(field)) return textFor(field, times, seen);
  if (field.tag === "select") return optionFor(field, times, seen);
  if (times > 0 || field.checked) return null;
  if (field.role === "checkbox") {
    const wanted = field.required || AGREEING.test(field.name) || wordScore(field, seen) > 3;
    return wanted ? { kind: "click", target: targetOf(field) } : null;
  }
  const group = fields.filter(({ role, section }) => role === "radio" && section === field.section);
  if (group.some(({ checked }) => checked)) return null;
  const wanted = group.toSorted((a, b) => worth(b, seen) - worth(a, seen))[0];
  return wanted?.ref === field.ref ? { kind: "click", target: targetOf(field) } : null;
}

const worth = (choice: PageElement, seen: Seen): number =>
  wordScore(choice, seen) + (EASY_CHOICE.test(choice.name) ? 0.5 : 0);

function textFor(field: PageElement, times: number, { task, persona }: Seen): Action | null {
  // A password field's content is never read, so it counts as filled once it was.
  const filled = field.type === "password" ? times > 0 : field.value !== "";
  if (filled && !(field.invalid && times > 0)) return null;
  const text = fieldValue(field, task, persona, times);
  return text === null || (filled && text === field.value) ? null : { kind: "type", target: targetOf(field), text };
}

function optionFor(field: PageElement, times: number, seen: Seen): Action | null {
  if (times > 0) return null;
  const scored = field.options.map((option) => ({
    option,
    score: wordScore({ ...field, name: option, section: "", near: "" }, seen),
  }));
  const liked = scored.toSorted((a, b) => b.score - a.score)[0];
  if (liked && liked.score >= 1) return { kind: "select", target: targetOf(field), option: liked.option };
  if (field.value !== "" || !field.required) return null;
  const own = Object.values(seen.persona.data);
  const option = field.options.find((each) => own.includes(each)) ?? field.options.find((_, at) => at > 0);
  return option === undefined ? null : { kind: "select", target: targetOf(field), option };
}
