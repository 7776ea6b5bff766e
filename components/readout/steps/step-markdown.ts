import { quoteMarkdown } from "@/components/evidence/quote-markdown";
import { counted } from "@/lib/core/text/counted";
import { escapeMarkdown } from "@/lib/core/text/escape-markdown";
import type { Claim, NextStep, Stance } from "../shapes";

type Step = Pick<NextStep, "text" | "owner">;
type Source = { title: string; url: string };

/** A next step as an issue for a tracker: what, whose, why, and what people said for and against it. */
export function stepMarkdown({ text, owner }: Step, claims: readonly Claim[], { title, url }: Source): string {
  const { origin } = new URL(url);
  return [
    `## ${escapeMarkdown(text)}`,
    ...(owner ? [`**Owner:** ${escapeMarkdown(owner)}`] : []),
    ...claims.flatMap((claim) => [
      `### ${escapeMarkdown(claim.text)}`,
      claim.strengthText,
      ...quotes(claim, "support", origin),
      ...(claim.against > 0 ? ["Against:", ...quotes(claim, "against", origin)] : []),
    ]),
    `From the readout of [${escapeMarkdown(title)}](${url})`,
  ].join("\n\n");
}

const quotes = ({ clips, later }: Claim, side: Stance, origin: string): string[] => [
  ...clips.filter(({ stance }) => stance === side).map(({ evidence }) => quoteMarkdown(evidence, origin)),
  ...(later[side] > 0 ? [`And ${counted(later[side], "more quote")} in the readout.`] : []),
];
