import { config } from "@/lib/core/config";
import { type FindingDetail, findingUrl } from "@/lib/services/swarm/record";
import type { ExportFinding } from "../document/export-document";
import type { Pictures } from "./report-document";

type Picture = NonNullable<ReturnType<Pictures["get"]>>;

const SEVERITIES = { critical: "Critical", serious: "Serious", moderate: "Moderate", minor: "Minor" } as const;

/** A finding as a document shows it: with a link that works from outside the app, and said to be of AI agents. */
export function findingOf(finding: FindingDetail, picture: Picture | null): ExportFinding {
  const { id, title, summary, severity, verdict, agentCount, recommendation, reproduction, evidence } = finding;
  const met = `met by ${agentCount} ${agentCount === 1 ? "agent" : "agents"}`;
  const sure = verdict === "confirmed" ? "confirmed" : "not confirmed";
  return {
    type: "finding",
    findingId: id,
    severity: SEVERITIES[severity],
    title,
    summary,
    basis: `Found by AI agents, ${met}, ${sure}. No people took part.`,
    steps: reproduction,
    pageUrl: evidence.find(({ pageUrl }) => pageUrl)?.pageUrl ?? null,
    recommendation,
    url: config().APP_URL + findingUrl(finding),
    screenshot: picture && {
      type: "image",
      bytes: picture.bytes,
      contentType: picture.contentType,
      widthPx: picture.widthPx ?? 1,
      heightPx: picture.heightPx ?? 1,
      alt: `What an AI agent saw: ${title}`,
      caption: null,
    },
  };
}
