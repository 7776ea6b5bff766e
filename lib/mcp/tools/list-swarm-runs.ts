import { z } from "zod";
import { listRuns } from "@/lib/services/swarm/list-runs";
import { runUrl, SWARM_RUN_STATUSES, type SwarmRunRecord } from "@/lib/services/swarm/record";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { listed, listOutput, pageInput } from "./paging";
import { agentMade, byAgents, StudyRef, Time, Url } from "./shared-shapes";

const SwarmRunItem = z.object({
  id: z.string(),
  studyId: z.string(),
  title: z.string(),
  status: z.enum(SWARM_RUN_STATUSES),
  error: z.string().optional(),
  targetUrl: z.string().describe("The product that the agents go through."),
  agents: z.int(),
  findingsCount: z.int(),
  createdAt: Time,
  endedAt: Time.optional(),
  ...byAgents,
  url: Url,
});

const toSwarmRunItem = (run: SwarmRunRecord): z.input<typeof SwarmRunItem> =>
  compact({
    id: run.id,
    studyId: run.studyId,
    title: run.title,
    status: run.status,
    error: run.error,
    targetUrl: run.targetUrl,
    agents: run.agentCount,
    findingsCount: run.findingCount,
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString(),
    ...agentMade,
    url: appUrl(runUrl(run)),
  });

export const listSwarmRuns = tool({
  name: "list_swarm_runs",
  title: "List Swarm runs",
  description:
    "Returns Swarm runs, newest first: AI agents that went through a product and noted what went wrong. " +
    "What they found is evidence from agents, not from participants. The list is empty when nobody has " +
    "started a run. Use it for the ids of runs; use `list_findings` for what a run found and " +
    '`list_studies` for research with people. Example: {"status": "done"}.',
  access: "read",
  input: z.strictObject({
    status: z.enum(SWARM_RUN_STATUSES).optional().describe("Only runs in this state."),
    study: StudyRef.optional(),
    ...pageInput,
  }),
  output: listOutput(SwarmRunItem),
  run: (ctx, { limit, ...query }) => listed(limit, (most) => listRuns(ctx, { ...query, limit: most }), toSwarmRunItem),
});
