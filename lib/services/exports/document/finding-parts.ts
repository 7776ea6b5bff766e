import { upperFirst } from "@/lib/core/upper-first";
import type { ExportBlock, ExportClaim, ExportFinding } from "./export-document";

type Part = Exclude<ExportBlock, ExportClaim | ExportFinding>;

const line = (text: string): string => text.replace(/\s+/g, " ").replaceAll("**", "").trim();

/** A finding as blocks that every writer of a file knows: what it is, how to reproduce it, where, how to fix it, its picture. */
export function findingParts(finding: ExportFinding): Part[] {
  const { severity, title, summary, basis, steps, pageUrl, recommendation, url, screenshot } = finding;
  const facts = [pageUrl && `**Page:** ${line(pageUrl)}`, `**In Earshot:** ${url}`].filter(Boolean).join("\n");
  const parts: Part[] = [
    { type: "text", text: `**${severity}: ${line(title)}**\n${line(summary)}\n${basis}` },
    ...(steps.length > 0 ? [reproduction(steps)] : []),
    { type: "text", text: recommendation ? `**How to fix it:** ${line(recommendation)}\n${facts}` : facts },
  ];
  return screenshot ? [...parts, screenshot] : parts;
}

/** Numbered by hand: the writers know lists with points only. */
const reproduction = (steps: readonly string[]): Part => ({
  type: "text",
  text: ["**How to reproduce**", ...steps.map((step, at) => `${at + 1}. ${upperFirst(line(step))}`)].join("\n"),
});
