import { config } from "@/lib/core/config";
import { type FindingDetail, findingUrl } from "@/lib/services/swarm/record";
import type { ExportFinding } from "../document/export-document";
import type { Words } from "../words/english";
import type { Pictures } from "./report-document";

type Picture = NonNullable<ReturnType<Pictures["get"]>>;

/** A finding as a document shows it: with a link that works outside the app, and marked as AI agents'. */
export function findingOf(finding: FindingDetail, picture: Picture | null, { findings: words }: Words): ExportFinding {
  const { id, title, summary, severity, verdict, agentCount, recommendation, reproduction, evidence } = finding;
  return {
    type: "finding",
    findingId: id,
    severity: words.severities[severity],
    title,
    summary,
    basis: words.basis(agentCount, verdict === "confirmed"),
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
      alt: words.seen(title),
      caption: null,
    },
  };
}
