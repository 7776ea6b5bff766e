import type { Observation } from "./observation";

/** Who an agent plays. `patience.steps`: steps per task before it gives up; `waitMs`: the longest acceptable wait. */
export type Persona = {
  id: string;
  name: string;
  description: string;
  device: "desktop" | "tablet" | "phone" | "small_phone";
  input: "mouse" | "touch" | "keyboard";
  /** `screen_reader` knows only a page's accessibility tree. */
  perception: "sight" | "screen_reader";
  zoomPercent: 100 | 200;
  network: "fast" | "slow";
  reading: "fluent" | "second_language";
  /** BCP 47. */
  locale: string;
  patience: { steps: number; waitMs: number };
  data: PersonaData;
};

/** What the persona types into forms. None of it belongs to anyone, and there is no payment card. */
export type PersonaData = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  postcode: string;
  region: string;
  country: string;
  company: string;
  password: string;
  birthday: string;
  message: string;
};

/** `text`: the page shows these words; `url`: its URL contains them. Case and runs of spaces are ignored. */
export type SuccessCriterion = { kind: "text" | "url"; value: string };

/** The task is done when all criteria hold at once. */
export type Task = { id: string; text: string; success: SuccessCriterion[] };

/** An element that can be found again on another day; `ref` is only valid for the observation that it was read from. */
export type Target = { ref: number; role: string; name: string };

export const OUTCOMES = ["succeeded", "gave_up", "stopped"] as const;
/**
 * `stopped`: continuing would need something that an agent never gives (a card, a code by mail), or a limit of the run
 * was reached.
 */
export type Outcome = (typeof OUTCOMES)[number];

export type Action =
  | { kind: "open"; url: string }
  | { kind: "click"; target: Target }
  | { kind: "type"; target: Target; text: string }
  | { kind: "select"; target: Target; option: string }
  | { kind: "press"; key: "Tab" | "Shift+Tab" | "Enter" | "Escape" }
  | { kind: "scroll"; direction: "down" | "up" }
  | { kind: "back" }
  | { kind: "wait"; ms: number }
  | { kind: "finish"; outcome: Outcome; reason: string };

/** What the browser saw during a step. URLs are absolute. */
export type StepEvent =
  | { kind: "console"; text: string }
  | { kind: "exception"; text: string }
  /** A request that failed (`status` of 400 or more, or `failure`) or took longer than `SLOW_REQUEST_MS`. */
  | {
      kind: "request";
      method: string;
      url: string;
      status: number | null;
      failure: string | null;
      durationMs: number;
      document: boolean;
    }
  | { kind: "blocked"; url: string; reason: string }
  | { kind: "popup"; url: string }
  | { kind: "dialog"; text: string }
  | { kind: "download"; fileName: string }
  | { kind: "timeout"; text: string }
  | { kind: "crash"; text: string };

export type StepResult = {
  ok: boolean;
  /** Why it couldn't be done, in one sentence. */
  error: string | null;
  /** From the act until the page settled, at most the browser's wait. */
  durationMs: number;
  /** HTTP status of the document, if this step loaded one. */
  documentStatus: number | null;
  /** Requests started during the step, including those for pictures and style sheets. */
  requestCount: number;
  /** Keyboard only: the Tab presses to reach the target, with the refs that had the focus on the way. */
  focus: { presses: number; reached: boolean; path: (number | null)[] } | null;
};

/** A violation in axe-core's terms, with at most five places. */
export type AxeViolation = {
  id: string;
  impact: "minor" | "moderate" | "serious" | "critical";
  help: string;
  /** `failure` is axe-core's list of what to fix there, one per line under "Fix any/all of the following:". */
  nodes: { html: string; target: string; failure: string }[];
};

/** One step of an agent. `observation` is the page after it; null if there was no readable page. */
export type StepRecord = {
  index: number;
  taskId: string;
  action: Action;
  thought: string;
  result: StepResult;
  observation: Observation | null;
  /** Of the page after the step, if it hadn't been checked yet. */
  axe: AxeViolation[];
  events: StepEvent[];
};

/** Everything one agent did: its steps in order over all its tasks. `number` is its place in the run, from 1. */
export type Walk = { number: number; persona: Persona; target: string; tasks: Task[]; steps: StepRecord[] };

export const PROBLEM_KINDS = [
  "task_failed",
  "detour",
  "dead_end",
  "broken_page",
  "crash",
  "blocked",
  "popups",
  "console_error",
  "failed_request",
  "slow_answer",
  "layout_shift",
  "sideways_scroll",
  "accessibility",
  "small_target",
  "focus_trap",
  "unreachable",
  "covered",
  "missing_label",
  "hard_to_read",
  "lost_input",
  "hidden_total",
  "dead_button",
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export type ProblemSeverity = "critical" | "serious" | "moderate" | "minor";

/** What shows a problem in a step: an index into the agent's steps, and what the product said there, verbatim. */
export type ProblemEvidence = {
  kind: "step" | "screenshot" | "console" | "network" | "accessibility";
  stepIndex: number;
  quote: string | null;
};

/** A problem that one agent met. The same `key` means the same problem, for another agent and in another run. */
export type RawProblem = {
  kind: ProblemKind;
  key: string;
  severity: ProblemSeverity;
  title: string;
  summary: string;
  /** Null if its title says it all. */
  recommendation: string | null;
  pageUrl: string;
  /** Never empty. */
  evidence: [ProblemEvidence, ...ProblemEvidence[]];
  /** It occurred again when its steps were repeated. */
  again?: boolean;
};

/** A finding of a run: the problems of all agents merged, the worst first. */
export type FindingCandidate = {
  key: string;
  kind: ProblemKind;
  severity: ProblemSeverity;
  verdict: "confirmed" | "unconfirmed";
  title: string;
  summary: string;
  recommendation: string | null;
  /** Numbers of the agents that met it, ascending. */
  agents: number[];
  evidence: (ProblemEvidence & { agent: number; pageUrl: string; action: string })[];
};
