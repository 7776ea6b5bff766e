import type { Observation, PageElement } from "@/lib/core/swarm/observation";
import { placeKey } from "@/lib/core/swarm/place-key";
import type { RawProblem, StepRecord, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";
import { type StepPair, stepPairs } from "./step-pairs";

const REFUSED = /error|invalid|please|must|required|wrong|not valid|problem|check|failed|missing|again/i;
const COMMITTING = /place|order|pay|buy|confirm|book|purchase|complete/i;
const TOTAL =
  /\b(?:grand total|order total|total|amount due|to pay|you pay|charged)\b[^\d€$£]{0,40}([€$£]\s?\d[\d.,]*\d|\d[\d.,]*\d\s?(?:€|EUR|USD|GBP))/gi;

/** Forms that lose input, and prices that are shown only when it is too late. */
export const findFormProblems = (walk: Walk): RawProblem[] => [
  ...stepPairs(walk).flatMap(lostInput),
  ...walk.tasks.flatMap(({ id }) => hiddenTotal(walk.steps.filter(({ taskId }) => taskId === id))),
];

const idOf = ({ role, name, near, type }: PageElement): string => `${role} ${type} ${name || near}`;

function lostInput({ step, before }: StepPair): RawProblem[] {
  const { action, observation } = step;
  if (!before || !observation || (action.kind !== "click" && action.kind !== "press")) return [];
  if (placeKey(before.url) !== placeKey(observation.url) && !sharesFields(before, observation)) return [];
  const written = before.elements.filter(
    ({ value, role }) => value !== "" && (role === "textbox" || role === "spinbutton"),
  );
  const now = new Map(observation.elements.map((element) => [idOf(element), element.value]));
  const lost = written.filter((field) => now.get(idOf(field)) === "");
  const [first] = lost;
  const refused =
    observation.messages.some((message) => REFUSED.test(message)) ||
    observation.elements.some(({ invalid }) => invalid);
  if (!first || !refused || lost.length < Math.max(1, written.length / 2)) return [];
  const names = lost.slice(0, 4).map((field) => `“${field.name || field.near || "a field"}”`);
  return [
    rawProblem({
      kind: "lost_input",
      subject: "",
      severity: "serious",
      title: "The form loses what was entered when it finds a mistake",
      summary: `After it was submitted, it asked for a correction, and ${names.join(", ")} ${lost.length === 1 ? "was" : "were"} empty again.`,
      recommendation: "Show the form again with everything that was entered, and mark only what needs correcting.",
      pageUrl: observation.url,
      evidence: [
        {
          kind: "step",
          stepIndex: step.index,
          quote: observation.messages.find((message) => REFUSED.test(message)) ?? null,
        },
        { kind: "screenshot", stepIndex: step.index, quote: null },
      ],
    }),
  ];
}

const sharesFields = (before: Observation, after: Observation): boolean => {
  const known = new Set(before.elements.filter(({ form }) => form !== null).map(idOf));
  return after.elements.filter((element) => element.form !== null && known.has(idOf(element))).length >= 3;
};

const totalsOf = (observation: Observation | null): string[] =>
  [...(observation?.text ?? "").matchAll(TOTAL)].map((match) => (match[1] ?? "").replace(/\s/g, ""));

function hiddenTotal(steps: StepRecord[]): RawProblem[] {
  return steps.flatMap((step, at) => {
    const { action, observation } = step;
    if (action.kind !== "click" || !observation || !COMMITTING.test(action.target.name)) return [];
    const earlier = steps.slice(0, at);
    const before = earlier.at(-1);
    const shown = earlier.map((each) => each.observation?.text.replace(/\s/g, "") ?? "").join("\n");
    const total = totalsOf(observation).find((amount) => !shown.includes(amount));
    // A page that asks for more hasn't accepted anything yet.
    if (!before || !total || observation.elements.some(({ required, value }) => required && value === "")) return [];
    if (observation.elements.some(({ role, name }) => role === "button" && COMMITTING.test(name))) return [];
    return rawProblem({
      kind: "hidden_total",
      subject: "",
      severity: "critical",
      title: "The cost appears only after the order",
      summary: `Before “${action.target.name}” was pressed, no page had shown ${total}. Only the page after it did.`,
      recommendation: "Show the full amount, with delivery and fees, next to the button that places the order.",
      pageUrl: before.observation?.url ?? observation.url,
      evidence: [
        { kind: "screenshot", stepIndex: before.index, quote: null },
        { kind: "screenshot", stepIndex: step.index, quote: total },
      ],
    });
  });
}
