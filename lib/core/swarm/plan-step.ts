import { isDone } from "./is-done";
import type { PageElement } from "./observation";
import { chooseClick } from "./plan/choose-click";
import { fieldValue } from "./plan/field-value";
import { fieldsOf, nextFill, wantsPayment } from "./plan/fill-form";
import { followedBy } from "./plan/followed-by";
import { decided, remember, type Used } from "./plan/remember";
import { isClosing } from "./plan/score-element";
import { keyOf, type Plan, pageOf, type Seen, type Turn, targetOf } from "./plan/turn";
import type { Action, Outcome } from "./types";

type Step = (action: Action, thought: string, used: Used) => Plan;

const WORTH_A_TRY = 0.6;
const HOPELESS = -1.2;
const MOST_BACKS = 5;
const SLOW_STEPS = 3;

/** The built-in agent's next step. The same turn and random numbers give the same step. */
export function planStep(turn: Turn): Plan {
  const memory = remember(turn);
  const { observation, persona, task } = turn;
  const end = (outcome: Outcome, reason: string): Plan => ({
    action: { kind: "finish", outcome, reason },
    thought: reason,
    memory,
  });
  if (!observation) return end("gave_up", "The page was gone.");
  const seen: Seen = { ...turn, observation, memory };
  if (isDone(task, observation)) return end("succeeded", "The page shows what the task asks for.");
  if (memory.steps > persona.patience.steps) return end("gave_up", "This took more steps than I have patience for.");
  if (memory.slow >= SLOW_STEPS) return end("gave_up", "I have waited too long, too often.");

  const step: Step = (action, thought, used) => ({ action, thought, memory: decided(memory, action, used) });
  const stillEmpty = emptyPage(seen);
  if (stillEmpty)
    return step({ kind: "wait", ms: 1_500 }, "There is nothing here yet, so I wait a moment.", { key: stillEmpty });
  const sendSearch = typedSearch(seen);
  if (sendSearch) return step({ kind: "press", key: "Enter" }, "I send my search.", { key: sendSearch });

  const [best] = chooseClick(seen);
  if (!best || best.score < WORTH_A_TRY) {
    const search = searchStep(seen);
    if (search)
      return step(search.action, "Nothing here fits, so I search for it.", { key: keyOf(observation, search.field) });
    if (memory.depth > 0 && memory.backs < MOST_BACKS) {
      return step({ kind: "back" }, "Nothing here helps me, so I go back.", {});
    }
    if (!best || best.score < HOPELESS || memory.backs >= MOST_BACKS)
      return end("gave_up", "I see nothing else that could lead there.");
  }
  return stepWith(best.element, seen, step) ?? end("stopped", "Going on would require payment details.");
}

function stepWith(element: PageElement, seen: Seen, step: Step): Plan | null {
  const { observation, memory } = seen;
  const fields = fieldsOf(element, seen);
  if (wantsPayment(fields, seen)) return null;
  const fill = nextFill(fields, seen);
  if (fill) {
    const what = fill.field.name || fill.field.near || "a field without a name";
    const used = { key: keyOf(observation, fill.field), sending: keyOf(observation, element) };
    return step(fill.action, `To use ‘${element.name}’ I fill in ‘${what}’.`, used);
  }
  if (element.coveredBy) {
    const pressed = `${pageOf(observation.url)} Escape`;
    const closing = observation.elements.find((each) => isClosing(each) && !each.coveredBy && !triedTwice(each, seen));
    const why = `‘${element.coveredBy}’ lies over what I want to press.`;
    if (closing) return step({ kind: "click", target: targetOf(closing) }, why, { key: keyOf(observation, closing) });
    if (!memory.tried[pressed]) return step({ kind: "press", key: "Escape" }, why, { key: pressed });
  }
  const thought = `‘${element.name || "A control without a name"}’ looks like the way on.`;
  const used = { key: keyOf(observation, element), words: followedBy(element, seen.task) };
  return step({ kind: "click", target: targetOf(element) }, thought, used);
}

const triedTwice = (element: PageElement, { observation, memory }: Seen): boolean =>
  (memory.tried[keyOf(observation, element)] ?? 0) > 1;

function emptyPage({ observation, memory }: Seen): string | null {
  const key = `${pageOf(observation.url)} wait`;
  const empty = observation.elements.length === 0 && observation.text.trim().length < 40;
  return empty && (memory.tried[key] ?? 0) < 2 ? key : null;
}

const searchFields = ({ observation }: Seen): PageElement[] =>
  observation.elements
    .filter(({ role, type, name }) => role === "searchbox" || type === "search" || /\bsearch\b/i.test(name))
    .filter(({ tag, disabled }) => tag === "input" && !disabled);

function searchStep(seen: Seen): { action: Action; field: PageElement } | null {
  const field = searchFields(seen).find((each) => !seen.memory.filled[keyOf(seen.observation, each)]);
  const text = field && fieldValue(field, seen.task, seen.persona, 0);
  return field && text && !seen.memory.tried[`search ${text}`]
    ? { action: { kind: "type", target: targetOf(field), text }, field }
    : null;
}

/** The key of a search that was typed but not sent. */
function typedSearch(seen: Seen): string | null {
  const { observation, memory } = seen;
  const typed = searchFields(seen).find(
    (field) => field.value !== "" && field.ref === observation.focusedRef && memory.filled[keyOf(observation, field)],
  );
  const key = `search ${typed?.value}`;
  return typed && !memory.tried[key] ? key : null;
}
