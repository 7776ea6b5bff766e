import { quoteMarkdown } from "@/components/evidence/quote-markdown";
import type { Claim, NextStep } from "../shapes";

/** A next step as an issue for a tracker: what, whose, why, and what people said for and against it. */
export function stepMarkdown(
  { text, owner }: NextStep,
  claims: Claim[],
  source: { title: string; url: string },
): string {
  const { origin } = new URL(source.url);
  return [
    `## ${text}`,
    ...(owner ? [`**Owner:** ${owner}`] : []),
    ...claims.flatMap((claim) => [
      `### ${claim.text}`,
      `${claim.support} of ${claim.of} people say so, ${claim.against} say otherwise. ${claim.strengthText}`,
      ...quotes(claim, "support", origin),
      ...(claim.against > 0 ? ["Against:", ...quotes(claim, "against", origin)] : []),
    ]),
    `From the readout of [${source.title.replace(/[[\]]/g, "\\$&")}](${source.url})`,
  ].join("\n\n");
}

const quotes = ({ clips }: Claim, side: "support" | "against", origin: string): string[] =>
  clips.filter(({ stance }) => stance === side).map(({ evidence }) => quoteMarkdown(evidence, origin));
