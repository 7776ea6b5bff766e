import type { SwarmPlan } from "@/lib/core/study/swarm-plan";

export const SWARM_RUN_STATUSES = ["queued", "running", "done", "failed", "cancelled"] as const;
export type SwarmRunStatus = (typeof SWARM_RUN_STATUSES)[number];

/** The worst first, as findings are listed. */
export const SEVERITIES = ["critical", "serious", "moderate", "minor"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `confirmed`: a second agent met it too, or it occurred again. */
export const VERDICTS = ["confirmed", "unconfirmed"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const FINDING_EVIDENCE_KINDS = ["step", "screenshot", "console", "network", "accessibility"] as const;
export type FindingEvidenceKind = (typeof FINDING_EVIDENCE_KINDS)[number];

/** The result of a task for one agent. */
export type SwarmOutcome = {
  taskId: string;
  outcome: "succeeded" | "gave_up" | "stopped";
  /** One sentence, in the agent's words. */
  reason: string;
  steps: number;
};

/** What an agent did, and the product's response. `screenshotUrl` is valid for an hour. */
export type SwarmStepRecord = {
  /** From 0. */
  index: number;
  taskId: string;
  /** Continues "The agent". */
  action: string;
  thought: string;
  /** Why it couldn't be done. */
  error: string | null;
  pageUrl: string;
  pageTitle: string;
  /** What the browser saw meanwhile, one sentence each. */
  notes: string[];
  screenshotUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
};

export type SwarmAgentRecord = {
  id: string;
  /** From 1. */
  number: number;
  /** The persona's name. */
  name: string;
  description: string;
  status: SwarmRunStatus;
  error: string | null;
  outcomes: SwarmOutcome[];
  /** Of the site's pages, ISO 639-1; null until it has ended, and if unknown. */
  siteLanguage: string | null;
  stepCount: number;
  /** The latest, in order. */
  steps: SwarmStepRecord[];
  startedAt: string | null;
  endedAt: string | null;
};

type Compared = { id: string; title: string; severity: Severity };
/** Compared with the previous run: its findings that are gone, those still there, and new ones. */
export type RunComparison = { runId: string; number: number; fixed: Compared[]; still: Compared[]; added: Compared[] };

/** AI agents that walk through a product: their findings are evidence of agents, never of participants. */
export type SwarmRunRecord = {
  id: string;
  studyId: string;
  title: string;
  targetUrl: string;
  status: SwarmRunStatus;
  /** One sentence that says what went wrong. */
  error: string | null;
  agentCount: number;
  findingCount: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};

export type SwarmRunDetail = SwarmRunRecord & {
  /** Its place among the study's runs, from 1. */
  number: number;
  plan: SwarmPlan;
  /** The charge that paid for it; null for an included run. */
  chargeId: string | null;
  agents: SwarmAgentRecord[];
  comparison: RunComparison | null;
};

export type FindingRecord = {
  id: string;
  runId: string;
  studyId: string;
  title: string;
  summary: string;
  severity: Severity;
  verdict: Verdict;
  /** How many agents met it. */
  agentCount: number;
  createdAt: Date;
};

/** A step that shows the finding. `screenshotUrl` is valid for an hour. */
export type FindingEvidenceRecord = {
  kind: FindingEvidenceKind;
  /** The agent's place in the run, from 1. */
  agent: number | null;
  agentId: string | null;
  stepIndex: number;
  /** The agent's thought at that point. */
  thought: string | null;
  pageUrl: string | null;
  /** What the agent did. */
  action: string | null;
  /** What the product said there, verbatim. */
  quote: string | null;
  screenshotUrl: string | null;
};

export type FindingDetail = FindingRecord & {
  recommendation: string | null;
  runTitle: string;
  /** The run's place among those of the study, from 1. */
  runNumber: number;
  targetUrl: string;
  /** The steps to reproduce it, in order; each continues "The agent". */
  reproduction: string[];
  evidence: FindingEvidenceRecord[];
};

/** The app's URL of a run, or of one of its findings. */
export const runUrl = ({ id, studyId }: Pick<SwarmRunRecord, "id" | "studyId">): string =>
  `/studies/${studyId}/runs/${id}`;
export const findingUrl = ({ id, studyId }: Pick<FindingRecord, "id" | "studyId">): string =>
  `/studies/${studyId}/findings/${id}`;
