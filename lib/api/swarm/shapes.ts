import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { OUTCOMES } from "@/lib/core/swarm/types";
import {
  type SwarmRunDetail as Detail,
  FINDING_EVIDENCE_KINDS,
  type FindingRecord,
  SEVERITIES,
  SWARM_RUN_STATUSES,
  type SwarmRunRecord,
  VERDICTS,
} from "@/lib/services/swarm/record";

/** Part of everything that agents produced, so that nobody mistakes it for what people said. */
const evidenceFrom = z.literal("ai_agents").describe("Never count it among participants.");

export const SwarmRun = z
  .object({
    id: z.string(),
    studyId: z.string(),
    title: z.string(),
    targetUrl: z.string(),
    status: z.enum(SWARM_RUN_STATUSES),
    error: z.string().nullable(),
    agentCount: z.int(),
    findingCount: z.int(),
    createdAt: DateTime,
    startedAt: DateTime.nullable(),
    endedAt: DateTime.nullable(),
    evidenceFrom,
  })
  .meta({ id: "SwarmRun" });

export const SwarmStep = z
  .object({
    index: z.int().describe("From 0."),
    taskId: z.string(),
    action: z.string().describe("What the agent did; continues the sentence “The agent …”."),
    thought: z.string(),
    error: z.string().nullable().describe("Why it could not be done."),
    pageUrl: z.string(),
    pageTitle: z.string(),
    notes: z.array(z.string()).describe("What the browser observed meanwhile."),
    screenshotUrl: z.string().nullable().describe("Works for an hour."),
    createdAt: DateTime,
  })
  .meta({ id: "SwarmStep" });

const Outcome = z.object({ taskId: z.string(), outcome: z.enum(OUTCOMES), reason: z.string(), steps: z.int() });

const SwarmAgent = z
  .object({
    id: z.string(),
    number: z.int(),
    name: z.string().describe("The persona it plays."),
    description: z.string(),
    status: z.enum(SWARM_RUN_STATUSES),
    error: z.string().nullable(),
    outcomes: z.array(Outcome),
    siteLanguage: z
      .string()
      .nullable()
      .describe("Language of the site's pages, ISO 639-1. Built-in agents know English words only."),
    stepCount: z.int(),
    steps: z.array(SwarmStep).describe("The latest steps, in order."),
    startedAt: DateTime.nullable(),
    endedAt: DateTime.nullable(),
  })
  .meta({ id: "SwarmAgent" });

const Compared = z.array(z.object({ id: z.string(), title: z.string(), severity: z.enum(SEVERITIES) }));

export const SwarmRunDetail = SwarmRun.extend({
  number: z.int().describe("Its number among the runs of the study, from 1."),
  plan: SwarmPlan.describe("What the agents were asked when it started."),
  chargeId: z.string().nullable().describe("The charge that paid for it; null for an included run."),
  agents: z.array(SwarmAgent),
  comparison: z
    .object({
      runId: z.string(),
      number: z.int(),
      fixed: Compared.describe("Findings from the run before that no longer occur."),
      still: Compared,
      added: Compared,
    })
    .nullable()
    .describe("Compared with the run before, once this one is done."),
}).meta({ id: "SwarmRunDetail" });

export const Finding = z
  .object({
    id: z.string(),
    runId: z.string(),
    studyId: z.string(),
    title: z.string(),
    summary: z.string(),
    severity: z.enum(SEVERITIES),
    verdict: z
      .enum(VERDICTS)
      .describe("Confirmed: a second agent met it too, or it came up again when its steps were repeated."),
    agentCount: z.int(),
    createdAt: DateTime,
    evidenceFrom,
  })
  .meta({ id: "Finding" });

export const FindingDetail = Finding.extend({
  recommendation: z.string().nullable(),
  runTitle: z.string(),
  runNumber: z.int().describe("The run's place among the study's runs, from 1."),
  targetUrl: z.string(),
  reproduction: z
    .array(z.string())
    .describe(
      "What an agent did from the beginning of its task up to this point; each continues the sentence “The agent …”.",
    ),
  evidence: z.array(
    z.object({
      kind: z.enum(FINDING_EVIDENCE_KINDS),
      agent: z.int().nullable().describe("The agent's number."),
      agentId: z.string().nullable(),
      stepIndex: z.int(),
      thought: z.string().nullable(),
      pageUrl: z.string().nullable(),
      action: z.string().nullable(),
      quote: z.string().nullable().describe("What the product said there, word for word."),
      screenshotUrl: z.string().nullable().describe("Works for an hour."),
    }),
  ),
}).meta({ id: "FindingDetail" });

const AGENTS_MADE = { evidenceFrom: "ai_agents" } as const;

export const toSwarmRun = (run: SwarmRunRecord): z.input<typeof SwarmRun> => ({
  ...run,
  ...AGENTS_MADE,
  createdAt: run.createdAt.toISOString(),
  startedAt: run.startedAt?.toISOString() ?? null,
  endedAt: run.endedAt?.toISOString() ?? null,
});

export const toSwarmRunDetail = (run: Detail): z.input<typeof SwarmRunDetail> => ({ ...run, ...toSwarmRun(run) });

export const toFinding = <F extends FindingRecord>(finding: F) => ({
  ...finding,
  ...AGENTS_MADE,
  createdAt: new Date(finding.createdAt).toISOString(),
});
