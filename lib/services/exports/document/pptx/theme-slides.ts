import { claimCount } from "../claim-count";
import type { ExportChart, ExportClaim, ExportSection } from "../export-document";
import { PALETTE } from "../palette";
import { short } from "../short";
import { chartPieces } from "./chart-pieces";
import { claimSlides } from "./claim-slides";
import type { Deck, Piece } from "./deck";
import { flowFitting } from "./flow";
import { heroSlide } from "./hero-slide";
import { SLIDE } from "./slide-size";
import { paragraphPieces, textPieces } from "./text-pieces";

const LEFT = 6.9;
/** With fewer quotes, the next slide would only repeat it. */
const WORTH_HERO = 3;
const RIGHT = SLIDE.content - LEFT - 0.5;

/** A theme on one slide, its strongest quote on the next, then each claim with its quotes. */
export function themeSlides(deck: Deck, { heading, summary, blocks }: ExportSection, kicker: string): void {
  const claims = blocks.filter((block): block is ExportClaim => block.type === "claim");
  const chart = blocks.find((block): block is ExportChart => block.type === "chart");
  const right = chart ? chartPieces(deck, { ...chart, categories: claims.map(({ number }) => number) }, RIGHT) : [];
  flowFitting(deck, { title: heading, kicker, notes: summary ? [summary] : [] }, (scale) => [
    {
      x: SLIDE.left,
      pieces: [
        ...(summary ? textPieces(deck, summary, { size: 15 * scale, width: LEFT }) : []),
        ...claims.flatMap((claim) => entry(deck, claim, scale)),
      ],
    },
    { x: SLIDE.left + LEFT + 0.5, pieces: right },
  ]);
  const support = claims.flatMap(({ evidence }) => evidence.filter(({ stance }) => stance === "support"));
  const [hero] = support;
  if (hero && support.length >= WORTH_HERO) heroSlide(deck, hero.quote, heading);
  for (const claim of claims) claimSlides(deck, claim, heading);
}

function entry(deck: Deck, claim: ExportClaim, scale: number): Piece[] {
  const head = paragraphPieces(deck, [{ text: `${claim.number}  ${short(claim.text, 260)}`, bold: true }], {
    size: 14 * scale,
    width: LEFT,
  });
  const count = paragraphPieces(deck, [{ text: claimCount(claim, deck.words), bold: false }], {
    size: 12 * Math.min(scale, 1.2),
    width: LEFT,
    color: PALETTE.petrol,
  });
  return [...head.map((piece) => ({ ...piece, keeps: true as const, close: true as const })), ...count];
}
