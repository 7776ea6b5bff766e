import { z } from "zod";
import { listFindings as list } from "@/lib/services/swarm/list-findings";
import { SEVERITIES } from "@/lib/services/swarm/record";
import { tool } from "../tool";
import { FindingItem, toFindingItem } from "./finding-item";
import { listed, listOutput, pageInput } from "./paging";
import { Id } from "./shared-shapes";

export const listFindings = tool({
  name: "list_findings",
  title: "List the findings of a Swarm run",
  description:
    "Returns what the AI agents of one Swarm run found wrong with a product, most severe first, each with " +
    "severity, verdict, and how many agents met it. Use it for an overview of a run; use `get_finding` " +
    "for the steps that show one, and `get_readout` for findings from research with people. Example: " +
    '{"run": "swm_…", "severity": "critical"}.',
  access: "read",
  input: z.strictObject({
    run: Id.describe("The run's id, from `list_swarm_runs` or `search`."),
    severity: z.enum(SEVERITIES).optional().describe("Only findings of this severity."),
    ...pageInput,
  }),
  output: listOutput(FindingItem),
  run: (ctx, { run, limit, ...query }) =>
    listed(limit, (most) => list(ctx, run, { ...query, limit: most }), toFindingItem),
});
