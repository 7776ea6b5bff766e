import { z } from "zod";
import { type FindingRecord, findingUrl, SEVERITIES, VERDICTS } from "@/lib/services/swarm/record";
import { appUrl } from "./app-url";
import { agentMade, byAgents, Time, Url } from "./shared-shapes";

/** A finding in a list. */
export const FindingItem = z.object({
  id: z.string(),
  runId: z.string(),
  studyId: z.string(),
  title: z.string(),
  summary: z.string(),
  severity: z.enum(SEVERITIES),
  verdict: z.enum(VERDICTS).describe("`confirmed`: a second agent met it too, or it happened again."),
  agents: z.int().describe("How many agents met it."),
  createdAt: Time,
  ...byAgents,
  url: Url,
});

export const toFindingItem = (finding: FindingRecord): z.input<typeof FindingItem> => ({
  id: finding.id,
  runId: finding.runId,
  studyId: finding.studyId,
  title: finding.title,
  summary: finding.summary,
  severity: finding.severity,
  verdict: finding.verdict,
  agents: finding.agentCount,
  createdAt: finding.createdAt.toISOString(),
  ...agentMade,
  url: appUrl(findingUrl(finding)),
});
