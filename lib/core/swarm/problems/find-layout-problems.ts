import type { Observation, PageElement } from "@/lib/core/swarm/observation";
import type { RawProblem, StepRecord, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";

/** Chromium's threshold for a "good" sum of shifts. */
const SHIFT = 0.1;
const SMALLEST_PX = 24;
const SIDEWAYS_PX = 8;

/** What moves by itself, overflows the window, or is too small to hit. */
export const findLayoutProblems = ({ steps }: Walk): RawProblem[] =>
  steps.flatMap((step) => {
    const { observation } = step;
    if (!observation || step.action.kind === "finish") return [];
    return [...shifts(step, observation), ...sideways(step, observation), ...smallTargets(step, observation)];
  });

function shifts({ index }: StepRecord, { shiftScore, shifts: worst, url }: Observation): RawProblem[] {
  if (shiftScore <= SHIFT) return [];
  const what = worst[0]?.what ?? "";
  return [
    rawProblem({
      kind: "layout_shift",
      subject: "",
      severity: shiftScore > 0.25 ? "moderate" : "minor",
      title: "The page shifts while people read it",
      summary: `Parts of it moved by themselves after they were shown (a shift of ${shiftScore.toFixed(2)}; up to 0.1 is good). People lose their place or press something they did not mean to.`,
      recommendation: "Reserve space for what loads late: give images and banners their size before they load.",
      pageUrl: url,
      evidence: [{ kind: "screenshot", stepIndex: index, quote: what || null }],
    }),
  ];
}

function sideways({ index }: StepRecord, { window, url }: Observation): RawProblem[] {
  const over = window.pageWidth - window.width;
  if (over <= SIDEWAYS_PX) return [];
  return [
    rawProblem({
      kind: "sideways_scroll",
      subject: "",
      severity: "moderate",
      title: "The page is wider than the window",
      summary: `In a window ${window.width} pixels wide, the page extends ${over} pixels past the edge, so every line has to be scrolled.`,
      recommendation: "Let wide parts wrap or shrink, down to a window of 320 pixels (WCAG 2.2, 1.4.10).",
      pageUrl: url,
      evidence: [{ kind: "screenshot", stepIndex: index, quote: null }],
    }),
  ];
}

function smallTargets({ index }: StepRecord, { elements, url }: Observation): RawProblem[] {
  return elements
    .filter((element) => isSmall(element) && elements.some((other) => crowds(other, element)))
    .map((element) =>
      rawProblem({
        kind: "small_target",
        subject: element.name || element.role,
        severity: "moderate",
        title: `${element.name ? `“${element.name}”` : "A control"} is too small to hit`,
        summary: `It is ${Math.round(element.box.width)} by ${Math.round(element.box.height)} pixels, with something else to press right beside it.`,
        recommendation: "Make it at least 24 by 24 pixels, or leave that much room around it (WCAG 2.2, 2.5.8).",
        pageUrl: url,
        evidence: [{ kind: "screenshot", stepIndex: index, quote: element.name || null }],
      }),
    );
}

function isSmall({ box, inline, disabled, role, tag }: PageElement): boolean {
  // The browser's own checkboxes and radio buttons are its responsibility.
  if (inline || disabled || (tag === "input" && (role === "checkbox" || role === "radio"))) return false;
  return Math.min(box.width, box.height) < SMALLEST_PX - 0.5;
}

/** Whether another target is within the circle of 24 pixels around the center of a small one. */
function crowds(other: PageElement, small: PageElement): boolean {
  if (other.ref === small.ref || other.inline || contains(other, small) || contains(small, other)) return false;
  const x = small.box.x + small.box.width / 2;
  const y = small.box.y + small.box.height / 2;
  const nearX = Math.max(other.box.x, Math.min(x, other.box.x + other.box.width));
  const nearY = Math.max(other.box.y, Math.min(y, other.box.y + other.box.height));
  const reach = isSmall(other) ? SMALLEST_PX : SMALLEST_PX / 2;
  const middle = isSmall(other)
    ? Math.hypot(other.box.x + other.box.width / 2 - x, other.box.y + other.box.height / 2 - y)
    : Math.hypot(nearX - x, nearY - y);
  return middle < reach - 0.5;
}

const contains = ({ box: a }: PageElement, { box: b }: PageElement): boolean =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
