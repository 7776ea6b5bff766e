import { describeAction } from "@/lib/core/swarm/describe-action";
import type { RawProblem, StepRecord, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";
import { type StepPair, stepPairs } from "./step-pairs";

const ERROR_HEADING =
  /^(error\b|(error )?[45]\d\d\b|(page )?not found|something went wrong|internal server error|server error|oops)/i;

/** Pages that are broken, lead nowhere, crash, open windows or never load. */
export const findPageProblems = (walk: Walk): RawProblem[] =>
  stepPairs(walk).flatMap((pair) => [...broken(pair), ...deadEnd(pair), ...brokenOff(pair), ...popups(pair)]);

/** There was no response for the page itself: nothing listens there, or the connection broke. */
const isUnanswered = ({ events }: StepRecord): boolean =>
  events.some((event) => event.kind === "request" && event.document && event.failure);

const addressOf = ({ step: { action, observation, events }, before }: StepPair): string => {
  const document = events.find((event) => event.kind === "request" && event.document);
  if (document?.kind === "request") return document.url;
  if (observation && /^https?:/.test(observation.url)) return observation.url;
  return action.kind === "open" ? action.url : (before?.url ?? "");
};

function broken(pair: StepPair): RawProblem[] {
  const { action, observation, result, index } = pair.step;
  if (action.kind === "finish" || action.kind === "wait" || action.kind === "back") return [];
  const heading = observation?.headings.find(({ text }) => ERROR_HEADING.test(text))?.text;
  const unanswered = isUnanswered(pair.step);
  const status = result.documentStatus ?? 0;
  const newHeading = heading && !pair.before?.headings.some(({ text }) => text === heading);
  if (status < 400 && !newHeading && !unanswered) return [];
  const said = status >= 400 ? `a ${status} response` : heading ? `“${heading}”` : NO_ANSWER;
  return [
    rawProblem({
      kind: "broken_page",
      subject: "",
      severity: action.kind === "open" ? "critical" : "serious",
      title: said === NO_ANSWER ? "The page doesn’t respond" : brokenTitle(status),
      summary: `The agent ${describeAction(action)} and got ${said}.`,
      recommendation: said === NO_ANSWER ? LISTEN : brokenRemedy(status),
      pageUrl: addressOf(pair),
      evidence: [
        { kind: "network", stepIndex: index, quote: heading ?? null },
        { kind: "screenshot", stepIndex: index, quote: null },
      ],
    }),
  ];
}

const NO_ANSWER = "no response";
const LISTEN = "Check that the server is running and can be reached at this address from outside.";
const brokenTitle = (status: number): string =>
  status >= 500 ? "A page returns a server error" : "A link leads to a broken page";
const brokenRemedy = (status: number): string =>
  status === 404 || status === 410
    ? "Correct the link, or redirect the old address to where the content is now."
    : "Find the error in the server’s log, and tell people on the page what they can do next.";

function deadEnd({ step, before }: StepPair): RawProblem[] {
  const { observation, result, index, action } = step;
  if (!observation || action.kind === "finish" || before?.url === observation.url) return [];
  if ((result.documentStatus ?? 200) >= 400 || observation.text.trim() === "") return [];
  if (observation.elements.some(({ disabled }) => !disabled)) return [];
  return [
    rawProblem({
      kind: "dead_end",
      subject: "",
      severity: "moderate",
      title: `The page “${observation.title || observation.url}” is a dead end`,
      summary:
        "It offers nothing to continue with: no link, no button, and no field. Only the browser’s own Back button leads away.",
      recommendation: "Give the page the usual navigation and a link to what people are likely to want next.",
      pageUrl: observation.url,
      evidence: [{ kind: "screenshot", stepIndex: index, quote: null }],
    }),
  ];
}

const ENDS = {
  crash: ["crash", "The page crashes the browser", "Look for memory that keeps growing, and for endless loops."],
  timeout: [
    "slow_answer",
    "The page never finishes loading",
    "Respond within a few seconds, and load slow parts later.",
  ],
  blocked: [
    "blocked",
    "The page requests an address that is not public",
    "Replace the internal address with a public one.",
  ],
} as const;

function brokenOff(pair: StepPair): RawProblem[] {
  const { step } = pair;
  return step.events.flatMap((event) => {
    if (event.kind !== "crash" && event.kind !== "timeout" && event.kind !== "blocked") return [];
    // Already reported: what gets no response doesn't load either.
    if (event.kind === "timeout" && isUnanswered(step)) return [];
    const [kind, title, recommendation] = ENDS[event.kind];
    const told = event.kind === "blocked" ? `${event.url} was not opened: ${event.reason}` : event.text;
    return rawProblem({
      kind,
      subject: event.kind,
      // A missing part of a page is less serious than a missing page.
      severity: event.kind === "blocked" && step.observation ? "moderate" : "critical",
      title,
      summary: `The agent ${describeAction(step.action)}. ${told}`,
      recommendation,
      pageUrl: addressOf(pair),
      evidence: [{ kind: event.kind === "blocked" ? "network" : "step", stepIndex: step.index, quote: null }],
    });
  });
}

function popups(pair: StepPair): RawProblem[] {
  const { step } = pair;
  const opened = step.events.filter(({ kind }) => kind === "popup").length;
  // A link may open one window.
  if (opened === 0 || (opened === 1 && step.action.kind === "click" && sameAsked(step))) return [];
  return [
    rawProblem({
      kind: "popups",
      subject: "",
      severity: opened > 5 ? "critical" : "moderate",
      title: "The page opens windows that nobody asked for",
      summary: `The agent ${describeAction(step.action)}, and ${opened === 1 ? "a window" : `${opened} windows`} opened.`,
      recommendation: "Show it in the page itself, and open a window only when a person presses a link that says so.",
      pageUrl: step.observation?.url ?? addressOf(pair),
      evidence: [{ kind: "step", stepIndex: step.index, quote: null }],
    }),
  ];
}

/** Nothing but the window resulted from the click: that was its purpose. */
const sameAsked = (step: StepRecord): boolean => step.result.documentStatus === null;
