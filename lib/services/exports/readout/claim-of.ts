import { claimBelow } from "@/lib/core/evidence/asked-claim";
import type { ClaimRecord, Stance } from "@/lib/services/readouts/record";
import type { ExportClaim } from "../document/export-document";
import { quoteOf } from "../document/quote-of";
import type { Words } from "../words/english";

/** Quotes shown per stance, one per person before a second. The CSV has them all. */
const MOST: Record<Stance, number> = { support: 5, against: 3 };

/** A claim as shown below its theme's title. */
export function claimOf(
  title: string,
  { text, clips, ...claim }: ClaimRecord,
  number: string,
  words: Words,
): ExportClaim {
  const { support, against, of, edited, strength } = claim;
  const best = { support: bestOf(clips, "support"), against: bestOf(clips, "against") };
  return {
    type: "claim",
    number,
    text: claimBelow(title, text),
    strength: words.claims.strength(strength, claim),
    isOpen: strength === "open",
    support,
    against,
    of,
    edited,
    evidence: [...best.support.shown, ...best.against.shown],
    left: { support: best.support.left, against: best.against.left },
  };
}

function bestOf(clips: ClaimRecord["clips"], wanted: Stance) {
  const all = clips.filter(({ stance }) => stance === wanted);
  const people = new Set<string>();
  const isFirst = all.map(({ participantId, passage }) => {
    const who = participantId ?? passage.speaker ?? passage.ownerId;
    return people.size !== people.add(who).size;
  });
  const ordered = [...all.filter((_, at) => isFirst[at]), ...all.filter((_, at) => !isFirst[at])];
  const shown = ordered.slice(0, MOST[wanted]).map(({ passage }) => ({ stance: wanted, quote: quoteOf(passage) }));
  return { shown, left: all.length - shown.length };
}
