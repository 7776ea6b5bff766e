import { z } from "zod";
import { approvedTotal } from "@/lib/api/billing/approved-total";
import { Charge } from "@/lib/api/billing/charge-shape";
import { IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { SEVERITIES, SWARM_RUN_STATUSES } from "@/lib/services/swarm/record";
import { Finding, FindingDetail, SwarmRun, SwarmRunDetail, SwarmStep } from "./shapes";

const tag = "Swarm";

export const listSwarmRuns = operation({
  id: "listSwarmRuns",
  method: "GET",
  path: "/swarm-runs",
  tag,
  summary: "List Swarm runs, newest first",
  description: "What they found is evidence from AI agents, never from participants.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    studyId: z.string().max(100).optional().describe("A study's id or slug."),
    status: z.enum(SWARM_RUN_STATUSES).optional(),
  }),
  response: listOf(SwarmRun),
});

export const startSwarmRun = operation({
  id: "startSwarmRun",
  method: "POST",
  path: "/studies/{id}/swarm-runs",
  tag,
  summary: "Start another run of a launched Swarm study",
  description:
    "Returns 402 with the price once the month's included runs are used up, until you send `acceptExtraCharge`, and 409 when the total is not the expected one or a run is in progress. Without a saved card, returns `checkoutUrl`, and the run starts once it is paid there.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    ...approvedTotal,
    acceptExtraCharge: z.boolean().optional().describe("For a run beyond the month's included runs."),
  }),
  response: z.object({
    runId: z.string().nullable(),
    charge: Charge.optional(),
    checkoutUrl: z.string().optional(),
  }),
});

export const getSwarmRun = operation({
  id: "getSwarmRun",
  method: "GET",
  path: "/swarm-runs/{id}",
  tag,
  summary: "Get a Swarm run with its agents, their latest steps, and changes since the previous run",
  access: "read",
  status: 200,
  params: IdParams,
  response: SwarmRunDetail,
});

export const cancelSwarmRun = operation({
  id: "cancelSwarmRun",
  method: "POST",
  path: "/swarm-runs/{id}/cancel",
  tag,
  summary: "Cancel a Swarm run",
  description:
    "Agents stop at their next step. A run canceled before any agent set out does not count toward the included runs; what was paid for a run is not refunded.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: SwarmRunDetail,
});

export const listSwarmSteps = operation({
  id: "listSwarmSteps",
  method: "GET",
  path: "/swarm-runs/{id}/agents/{agentId}/steps",
  tag,
  summary: "List the steps of an agent, in order",
  access: "read",
  status: 200,
  params: IdParams.extend({ agentId: z.string() }),
  query: PageQuery,
  response: listOf(SwarmStep),
});

export const listSwarmFindings = operation({
  id: "listSwarmFindings",
  method: "GET",
  path: "/swarm-runs/{id}/findings",
  tag,
  summary: "List the findings of a Swarm run, most severe first",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery.extend({ severity: z.enum(SEVERITIES).optional() }),
  response: listOf(Finding),
});

export const getSwarmFinding = operation({
  id: "getSwarmFinding",
  method: "GET",
  path: "/swarm-findings/{id}",
  tag,
  summary: "Get a finding with the steps that show it",
  access: "read",
  status: 200,
  params: IdParams,
  response: FindingDetail,
});
