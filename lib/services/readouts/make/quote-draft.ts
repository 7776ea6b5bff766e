import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { QuoteRef } from "@/lib/services/analysis/line";
import { quoteLines } from "@/lib/services/passages/quote-lines";
import type { EvidenceContent } from "../content";
import type { Found, FoundClaim } from "../merge/found-content";
import type { Stance } from "../record";
import type { Draft, DraftClaim } from "./found";
import type { Said } from "./load-said";

/**
 * The draft with each quote as a passage checked against the transcript. Quotes that aren't verbatim are dropped, and
 * with them claims without support, themes without claims, and steps without both.
 */
export async function quoteDraft(
  tx: Transaction,
  ctx: Context,
  { themes, steps, summary }: Draft,
  { people }: Pick<Said, "people">,
): Promise<Found> {
  const all = themes.flatMap(({ claims }) => claims.flatMap(({ support, against }) => [...support, ...against]));
  const refs = [...new Map(all.map((ref) => [keyOf(ref), ref])).values()];
  const ids = await quoteLines(tx, ctx, refs);
  const passages = new Map(refs.flatMap((ref, at) => (ids[at] ? [[keyOf(ref), ids[at]] as const] : [])));
  const evidence = (quotes: readonly QuoteRef[], stance: Stance): EvidenceContent[] =>
    quotes.flatMap((ref) => {
      const passageId = passages.get(keyOf(ref));
      const participantId = people.get(ref.ownerId);
      if (!passageId || !participantId) return [];
      return [{ passageId, participantId, stance, added: false, line: `${ref.ownerId}:${ref.index}` }];
    });
  const kept = new Map<DraftClaim, FoundClaim>();
  const found = themes.map(({ claims, ...theme }) => ({
    ...theme,
    claims: claims.flatMap((claim) => {
      const support = evidence(claim.support, "support");
      const made = {
        text: claim.text,
        // That many answer tells nothing of a claim that they have nothing in common.
        isOpen: claim.leaning === "open" || claim.isUnshared === true,
        evidence: once([...support, ...evidence(claim.against, "against")]),
      };
      if (support.length === 0) return [];
      kept.set(claim, made);
      return [made];
    }),
  }));
  return {
    summary,
    themes: found.filter(({ claims }) => claims.length > 0),
    steps: steps.map(({ text, claims }) => ({ text, claims: claims.flatMap((claim) => kept.get(claim) ?? []) })),
  };
}

const keyOf = ({ ownerId, index, firstOffset, lastOffset }: QuoteRef): string =>
  [ownerId, index, firstOffset, lastOffset].join(" ");

/** A passage is either for a claim or against it. */
const once = (evidence: readonly EvidenceContent[]): EvidenceContent[] =>
  [...new Map([...evidence].reverse().map((one) => [one.passageId, one])).values()].reverse();
