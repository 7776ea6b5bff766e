import { z } from "zod";
import { getFinding as get } from "@/lib/services/swarm/get-finding";
import { FINDING_EVIDENCE_KINDS, type FindingEvidenceRecord, findingUrl } from "@/lib/services/swarm/record";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { bytesOf, fittingPart, MOST_BYTES } from "./cap";
import { compact } from "./compact";
import { FindingItem, toFindingItem } from "./finding-item";
import { cutOutput, partInput } from "./paging";
import { Id, marked, Url, untrusted } from "./shared-shapes";

const Evidence = z.object({
  kind: z.enum(FINDING_EVIDENCE_KINDS),
  agent: z.int().optional().describe("The agent's number in the run."),
  stepIndex: z.int(),
  action: z.string().optional().describe("What the agent did."),
  pageUrl: z.string().optional().describe("Where in the product."),
  quote: z.string().optional().describe("What the product said there, word for word."),
  screenshotUrl: z.url().optional().describe("Works for an hour."),
  url: Url,
});

export const getFinding = tool({
  name: "get_finding",
  title: "Get a finding",
  description:
    "Returns one finding of a Swarm run with the steps of the AI agents that show it, screenshots, and a " +
    "suggested fix. Use it to understand or report one problem; use `list_findings` for the run's other " +
    'findings. Example: {"finding": "fnd_…"}.',
  access: "read",
  input: z.strictObject({ finding: Id.describe("The finding's id, from `list_findings`."), ...partInput }),
  output: FindingItem.extend({
    recommendation: z.string().optional(),
    evidence: z.array(Evidence),
    nextCursor: z.string().optional().describe("Pass it as `cursor` to get more evidence."),
    ...untrusted,
    ...cutOutput,
  }),
  run: async (ctx, { finding: id, cursor }) => {
    const finding = await get(ctx, id);
    const url = appUrl(findingUrl(finding));
    const head = { ...toFindingItem(finding), ...compact({ recommendation: finding.recommendation }), ...marked };
    const { items, nextCursor, truncated } = fittingPart(
      finding.evidence.map((shown) => toEvidence(shown, url)),
      { scope: `${ctx.workspaceId}:mcp-finding:${id}`, cursor, mostBytes: MOST_BYTES - bytesOf(head) },
    );
    return { ...head, evidence: items, ...compact({ nextCursor, truncated }) };
  },
});

const toEvidence = (shown: FindingEvidenceRecord, url: string): z.input<typeof Evidence> =>
  compact({
    kind: shown.kind,
    agent: shown.agent,
    stepIndex: shown.stepIndex,
    action: shown.action,
    pageUrl: shown.pageUrl,
    quote: shown.quote,
    screenshotUrl: shown.screenshotUrl,
    url,
  });
