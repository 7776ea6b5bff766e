import type { Observation } from "./observation";

/** Who an agent plays. `patience.steps` a task, then it gives up; `waitMs` is the longest wait that seems right to it. */
export type Persona = {
  id: string;
  name: string;
  description: string;
  device: "desktop" | "tablet" | "phone" | "small_phone";
  input: "mouse" | "touch" | "keyboard";
  /** `screen_reader` knows of a page only what its accessibility tree says. */
  perception: "sight" | "screen_reader";
  zoomPercent: 100 | 200;
  network: "fast" | "slow";
  reading: "fluent" | "second_language";
  /** BCP 47. */
  locale: string;
  patience: { steps: number; waitMs: number };
  data: PersonaData;
};

/** What the persona writes into forms. Nothing of it belongs to anyone, and there is no card among it. */
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

/** `text`: the page shows these words; `url`: its address has them. Case and runs of spaces don't count. */
export type SuccessCriterion = { kind: "text" | "url"; value: string };

/** All criteria hold at once when the task is done. */
export type Task = { id: string; text: string; success: SuccessCriterion[] };

/** An element as it can be found again on another day: `ref` holds for the observation that it was read from only. */
export type Target = { ref: number; role: string; name: string };

export const OUTCOMES = ["succeeded", "gave_up", "stopped"] as const;
/** `stopped`: going on would need what an agent never gives (a card, a code by mail), or a limit of the run was met. */
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

/** What the browser saw while a step was done. URLs are absolute. */
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
  /** Why it could not be done, in one sentence. */
  error: string | null;
  /** From the act until the page was quiet again, at most the wait of the browser. */
  durationMs: number;
  /** HTTP status of the document, when this step loaded one. */
  documentStatus: number | null;
  /** Requests that began during the step, those of pictures and style sheets too. */
  requestCount: number;
  /** Keyboard only: the Tab presses that looked for the target, by the refs that had the focus on the way. */
  focus: { presses: number; reached: boolean; path: (number | null)[] } | null;
};

/** A violation as axe-core names it, with at most five places. */
export type AxeViolation = {
  id: string;
  impact: "minor" | "moderate" | "serious" | "critical";
  help: string;
  /** `failure` is what axe-core says has to be mended there, a line each under "Fix any/all of the following:". */
  nodes: { html: string; target: string; failure: string }[];
};

/** One step of an agent. `observation` is the page after it; null when there was no page to read any more. */
export type StepRecord = {
  index: number;
  taskId: string;
  action: Action;
  thought: string;
  result: StepResult;
  observation: Observation | null;
  /** Of the page after the step, where it had not been looked at yet. */
  axe: AxeViolation[];
  events: StepEvent[];
};

/** What one agent did: all its steps in order over all its tasks. `number` is its place in the run, from 1. */
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

/** What a step shows: an index into the agent's steps, and what the product said there, word for word. */
export type ProblemEvidence = {
  kind: "step" | "screenshot" | "console" | "network" | "accessibility";
  stepIndex: number;
  quote: string | null;
};

/** A problem that one agent met. The same `key` is the same problem, for another agent and in another run. */
export type RawProblem = {
  kind: ProblemKind;
  key: string;
  severity: ProblemSeverity;
  title: string;
  summary: string;
  /** Null when its title says it all. */
  recommendation: string | null;
  pageUrl: string;
  /** Never empty. */
  evidence: [ProblemEvidence, ...ProblemEvidence[]];
  /** It came up once more when its steps were done again. */
  again?: boolean;
};

/** What is told of a run: problems of all agents put together, the worst first. */
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
