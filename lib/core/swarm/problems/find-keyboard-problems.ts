import type { PageElement } from "@/lib/core/swarm/observation";
import type { RawProblem, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";
import { sameAfter } from "./same-after";
import { type StepPair, stepPairs } from "./step-pairs";

const MOST_TRAPPED = 6;
const ENOUGH_PRESSES = 12;

/** Where Tab is trapped, and what it never reaches. */
export const findKeyboardProblems = (walk: Walk): RawProblem[] =>
  stepPairs(walk).flatMap((pair) => {
    const trap = trapped(pair);
    return trap.length > 0 ? trap : unreachable(pair);
  });

function trapped({ step, before }: StepPair): RawProblem[] {
  const { focus } = step.result;
  // An open dialog keeps the focus on purpose.
  if (!focus || focus.reached || !before || before.dialog !== null || focus.path.length < ENOUGH_PRESSES) return [];
  const late = focus.path.slice(-Math.ceil(focus.path.length / 2));
  const held = new Set(late);
  const reachable = before.elements.filter(({ focusable }) => focusable).length;
  if (held.has(null) || held.size > MOST_TRAPPED || held.size >= reachable - 1) return [];
  const names = [...held].flatMap((ref) =>
    ref === null ? [] : [before.elements[ref]?.name || "a control without a name"],
  );
  return [
    rawProblem({
      kind: "focus_trap",
      subject: names.toSorted().join(" "),
      severity: "critical",
      title: "The keyboard focus gets trapped",
      summary: `Once the focus is on ${names.map((name) => `“${name}”`).join(", ")}, Tab never leaves again: ${focus.presses} presses reached nothing else.`,
      recommendation: "Let Tab and Shift+Tab leave this part again (WCAG 2.2, 2.1.2).",
      pageUrl: before.url,
      evidence: [{ kind: "step", stepIndex: step.index, quote: names[0] ?? null }],
    }),
  ];
}

function unreachable({ step, before }: StepPair): RawProblem[] {
  const { action, result, observation } = step;
  const element: PageElement | undefined = action.kind === "click" ? before?.elements[action.target.ref] : undefined;
  if (!before || !element || element.focusable || element.disabled) return [];
  const tried = result.focus !== null && !result.focus.reached;
  const worked = result.focus === null && result.ok && observation !== null && !sameAfter(before, observation);
  if (!tried && !worked) return [];
  return [
    rawProblem({
      kind: "unreachable",
      subject: element.name || element.near,
      severity: "serious",
      title: `“${element.name || "A control"}” can’t be used with the keyboard`,
      summary: tried
        ? `The agent pressed Tab ${result.focus?.presses ?? 0} times and never reached it.`
        : "It works with a pointer, but it takes no focus, and to a screen reader it is plain text.",
      recommendation: "Make it a real button or link.",
      pageUrl: before.url,
      evidence: [{ kind: "step", stepIndex: step.index, quote: element.name || null }],
    }),
  ];
}
