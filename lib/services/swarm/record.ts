export const SWARM_RUN_STATUSES = ["queued", "running", "done", "failed", "cancelled"] as const;
export type SwarmRunStatus = (typeof SWARM_RUN_STATUSES)[number];

/** The worst first, as findings are listed. */
export const SEVERITIES = ["critical", "serious", "moderate", "minor"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `confirmed`: a second agent met it too, or it happened again. */
export const VERDICTS = ["confirmed", "unconfirmed"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const FINDING_EVIDENCE_KINDS = ["step", "screenshot", "console", "network", "accessibility"] as const;
export type FindingEvidenceKind = (typeof FINDING_EVIDENCE_KINDS)[number];

/** AI agents that walk through a product: what they find is evidence of agents, never of participants. */
export type SwarmRunRecord = {
  id: string;
  studyId: string;
  title: string;
  targetUrl: string;
  status: SwarmRunStatus;
  /** One sentence of what went wrong. */
  error: string | null;
  agentCount: number;
  findingCount: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
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

/** A step that shows the finding. `screenshotUrl` lasts an hour. */
export type FindingEvidenceRecord = {
  kind: FindingEvidenceKind;
  /** The agent's place in the run, from 1. */
  agent: number | null;
  stepIndex: number;
  pageUrl: string | null;
  /** What the agent did. */
  action: string | null;
  /** What the product said there, word for word. */
  quote: string | null;
  screenshotUrl: string | null;
};

export type FindingDetail = FindingRecord & {
  recommendation: string | null;
  evidence: FindingEvidenceRecord[];
};

/** Where a run and its findings are found in the app: with the study that they were made for. */
export const swarmUrl = ({ studyId }: { studyId: string }): string => `/studies/${studyId}`;
