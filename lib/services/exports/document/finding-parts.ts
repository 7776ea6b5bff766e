import { upperFirst } from "@/lib/core/text/upper-first";
import type { Words } from "../words/english";
import type { ExportBlock, ExportClaim, ExportFinding } from "./export-document";

type Part = Exclude<ExportBlock, ExportClaim | ExportFinding>;

const line = (text: string): string => text.replace(/\s+/g, " ").replaceAll("**", "").trim();

/**
 * A finding as blocks that every file writer knows: what it is, how to reproduce it, where, how to fix it, its picture.
 */
export function findingParts(finding: ExportFinding, { findings: words }: Words): Part[] {
  const { severity, title, summary, basis, steps, pageUrl, recommendation, url, screenshot } = finding;
  const facts = [pageUrl && `**${words.page}** ${line(pageUrl)}`, `**${words.inApp}** ${url}`]
    .filter(Boolean)
    .join("\n");
  const parts: Part[] = [
    { type: "text", text: `**${severity}: ${line(title)}**\n${line(summary)}\n${basis}` },
    ...(steps.length > 0 ? [reproduction(steps, words.reproduce)] : []),
    { type: "text", text: recommendation ? `**${words.fix}** ${line(recommendation)}\n${facts}` : facts },
  ];
  return screenshot ? [...parts, screenshot] : parts;
}

/** Numbered by hand, because the writers only support bulleted lists. */
const reproduction = (steps: readonly string[], title: string): Part => ({
  type: "text",
  text: [`**${title}**`, ...steps.map((step, at) => `${at + 1}. ${upperFirst(line(step))}`)].join("\n"),
});
