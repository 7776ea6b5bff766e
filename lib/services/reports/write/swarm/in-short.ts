import { counted } from "@/lib/core/text/counted";
import { type FindingRecord, SEVERITIES, type SwarmRunDetail } from "@/lib/services/swarm/record";
import { type DraftBlock, type DraftSection, plain, text } from "../draft";
import { ENGLISH } from "../words/english";
import { SEVERITY_TITLES } from "./words";

/** Who did what, the result, and that no people took part. */
export function inShort(run: SwarmRunDetail, findings: readonly FindingRecord[]): DraftSection {
  const { agents, plan, endedAt, targetUrl } = run;
  const day = endedAt && ENGLISH.days(endedAt.toISOString(), endedAt.toISOString());
  const confirmed = findings.filter(({ verdict }) => verdict === "confirmed").length;
  const sent = `${counted(agents.length, "AI agent")} tried ${counted(plan.tasks.length, "task")} on ${plain(targetUrl)}${day ? ` (${day})` : ""}.`;
  const found =
    findings.length === 0
      ? "Nothing got in their way. That does not mean nothing would get in people’s way."
      : `They reported ${counted(findings.length, "finding")}, ${confirmed} of them met more than once.`;
  const blocks = [
    text(`**Evidence from AI agents. No people took part.**
${sent} ${found}`),
  ];
  return { heading: "In short", blocks: [...blocks, ...bySeverity(findings)] };
}

function bySeverity(findings: readonly FindingRecord[]): DraftBlock[] {
  if (findings.length === 0) return [];
  const values = SEVERITIES.map((severity) => findings.filter((finding) => finding.severity === severity).length);
  return [
    {
      type: "chart",
      kind: "bar",
      title: "Findings by severity",
      unit: "findings",
      categories: SEVERITIES.map((severity) => SEVERITY_TITLES[severity]),
      series: [{ name: "Findings", values }],
      note: "Found by AI agents, not by participants.",
    },
  ];
}
