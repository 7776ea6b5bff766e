import type { Observation, PageElement } from "@/lib/core/swarm/observation";
import type { RawProblem, StepRecord, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";
import { sameAfter } from "./same-after";
import { type StepPair, stepPairs } from "./step-pairs";

const FIELDS = new Set(["textbox", "searchbox", "spinbutton", "combobox", "listbox", "slider", "checkbox", "radio"]);
const PRESSED = new Set(["button", "link", "menuitem", "tab", "switch"]);
/** Controls whose effect can't be seen on a page. */
const SILENT = /\b(copy|print|share|play|pause|download|top|refresh|reload|skip)\b/i;

/** Controls without a name, buttons that do nothing, and covered controls. */
export const findControlProblems = (walk: Walk): RawProblem[] =>
  stepPairs(walk).flatMap((pair) => [
    ...(pair.step.observation && pair.step.action.kind !== "finish" ? unnamed(pair.step, pair.step.observation) : []),
    ...deadButton(pair),
    ...covered(pair),
  ]);

function unnamed({ index }: StepRecord, { elements, url }: Observation): RawProblem[] {
  return elements.flatMap((element) => {
    const field = FIELDS.has(element.role) && (element.tag !== "button" || element.role === "combobox");
    const bad = field ? ["none", "placeholder"].includes(element.nameFrom) : element.nameFrom === "none";
    if (!bad || (!field && !PRESSED.has(element.role))) return [];
    const words = element.near || element.name || element.section;
    return rawProblem({
      kind: "missing_label",
      subject: `${element.role} ${element.near || element.name || element.href || element.tag}`,
      anywhere: element.landmark === "header" || element.landmark === "navigation" || element.landmark === "footer",
      severity: field && element.nameFrom === "none" ? "serious" : "moderate",
      title: field ? "A field has no label" : `A ${element.role} has no name`,
      summary: `${field ? "A field" : `A ${element.role}`}${words ? ` at “${words}”` : ""} ${element.nameFrom === "placeholder" ? "has a placeholder in place of a label, which disappears with the first letter" : "tells screen readers and voice control nothing about itself"}.`,
      recommendation: field
        ? "Give it a label that stays, and tie the label to the field."
        : "Give it words: visible ones, or an aria-label that says what it does.",
      pageUrl: url,
      evidence: [{ kind: "accessibility", stepIndex: index, quote: words || null }],
    });
  });
}

const targetBefore = ({ step, before }: StepPair): PageElement | null => {
  const { action } = step;
  return action.kind === "click" ? (before?.elements[action.target.ref] ?? null) : null;
};

function deadButton(pair: StepPair): RawProblem[] {
  const { step, before } = pair;
  const { observation, result, events } = step;
  const element = targetBefore(pair);
  if (!element || !before || !observation || !result.ok || element.coveredBy) return [];
  const going = element.href && URL.canParse(element.href) && !/#$/.test(element.href);
  if (FIELDS.has(element.role) || going || element.disabled || SILENT.test(element.name)) return [];
  if (result.requestCount > 0 || events.some(({ kind }) => kind !== "console")) return [];
  if (!sameAfter(before, observation) || heldBack(element, observation)) return [];
  return [
    rawProblem({
      kind: "dead_button",
      subject: element.name,
      severity: "serious",
      title: `Pressing “${element.name || element.role}” does nothing`,
      summary: "The agent pressed it, and nothing on the page changed: no response, no message, no other page.",
      recommendation: "Make it do what it says. If it can’t yet, disable it and say why.",
      pageUrl: before.url,
      evidence: [
        { kind: "step", stepIndex: step.index, quote: element.name || null },
        { kind: "screenshot", stepIndex: step.index, quote: null },
      ],
    }),
  ];
}

/** The browser itself blocked the form, and shows which field it wants. */
const heldBack = (button: PageElement, after: Observation): boolean =>
  button.form !== null &&
  after.elements.some(
    ({ form, invalid, required, value, checked, role }) =>
      form === button.form &&
      (invalid || (required && value === "" && role !== "button") || (required && checked === false)),
  );

function covered(pair: StepPair): RawProblem[] {
  const element = targetBefore(pair);
  const { step, before } = pair;
  if (!element || !before || step.result.ok) return [];
  const cover = element.coveredBy ?? step.observation?.elements[element.ref]?.coveredBy;
  if (!cover) return [];
  return [
    rawProblem({
      kind: "covered",
      subject: element.name,
      severity: "serious",
      title: `“${element.name || element.role}” can’t be pressed: something covers it`,
      summary: `“${cover}” covers it, and the agent found no way to remove that.`,
      recommendation:
        "Leave room for anything that sticks to the edge of the window, and make everything that floats closable.",
      pageUrl: before.url,
      evidence: [{ kind: "screenshot", stepIndex: step.index, quote: cover }],
    }),
  ];
}
