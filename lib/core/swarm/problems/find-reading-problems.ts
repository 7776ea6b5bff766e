import type { HardText, Observation } from "@/lib/core/swarm/observation";
import type { AxeViolation, RawProblem, StepRecord, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";
import { remedyOf } from "./remedy-of";

/** Text that is too pale or too small, and axe-core's violations on the pages visited. */
export const findReadingProblems = ({ steps }: Walk): RawProblem[] =>
  steps.flatMap((step) => {
    const { observation } = step;
    if (!observation || step.action.kind === "finish") return [];
    return [
      ...hardTexts(step, observation),
      ...step.axe.map((violation) => violated(step, violation, observation.url)),
    ];
  });

function hardTexts(step: StepRecord, { hardTexts: texts, url }: Observation): RawProblem[] {
  const isPale = ({ contrast, neededContrast }: HardText) => contrast !== null && contrast < neededContrast;
  const pale = texts.find(isPale);
  const small = texts.filter((text) => !isPale(text)).toSorted((a, b) => a.fontPx - b.fontPx)[0];
  const evidence = (text: string): RawProblem["evidence"] => [
    { kind: "screenshot", stepIndex: step.index, quote: text },
  ];
  const found: RawProblem[] = [];
  if (pale) {
    found.push(
      rawProblem({
        kind: "hard_to_read",
        subject: `pale ${pale.text}`,
        anywhere: true,
        severity: (pale.contrast ?? 21) < 3 ? "serious" : "moderate",
        title: "Text is too pale to read",
        summary: `“${pale.text}” has a contrast of ${pale.contrast} to 1; ${pale.neededContrast} to 1 is needed.`,
        recommendation: "Make the text darker or the background lighter (WCAG 2.2, 1.4.3).",
        pageUrl: url,
        evidence: evidence(pale.text),
      }),
    );
  }
  if (small) {
    found.push(
      rawProblem({
        kind: "hard_to_read",
        subject: `small ${small.text}`,
        anywhere: true,
        severity: "moderate",
        title: "Text is too small to read",
        summary: `“${small.text}” is ${small.fontPx} pixels high.`,
        recommendation: "Set text that people need at 14 pixels or more, and never below 12.",
        pageUrl: url,
        evidence: evidence(small.text),
      }),
    );
  }
  return found;
}

function violated({ index }: StepRecord, { id, impact, help, nodes }: AxeViolation, pageUrl: string): RawProblem {
  return rawProblem({
    kind: "accessibility",
    subject: id,
    anywhere: true,
    severity: impact === "critical" ? "serious" : impact,
    title: help,
    summary: `An accessibility check of the page found this in ${nodes.length === 1 ? "one place" : `${nodes.length} places`} (rule ${id}). It gets in the way of people who use a screen reader or other aids.`,
    recommendation: remedyOf(help, nodes[0]?.failure ?? ""),
    pageUrl,
    evidence: [{ kind: "accessibility", stepIndex: index, quote: nodes[0]?.html ?? null }],
  });
}
