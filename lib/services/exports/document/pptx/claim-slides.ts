import { moreQuotes } from "../claim-count";
import type { ExportClaim } from "../export-document";
import { PALETTE } from "../palette";
import type { Deck, Piece } from "./deck";
import { flowFitting } from "./flow";
import { quotePieces } from "./quote-pieces";
import { SLIDE } from "./slide-size";
import { box, paragraphPieces } from "./text-pieces";

const GUTTER = 0.55;

/** A claim with how many say so, their quotes, and beside them the quotes of those who disagree. */
export function claimSlides(deck: Deck, claim: ExportClaim, theme: string): void {
  const { words } = deck;
  const quotesFor = (stance: "support" | "against") =>
    claim.evidence.filter((one) => one.stance === stance).map(({ quote }) => quote);
  const [supporting, against] = [quotesFor("support"), quotesFor("against")];
  const wide = against.length > 0 ? 7.1 : 8.2;
  const narrow = SLIDE.content - wide - GUTTER;
  const more = moreQuotes(claim, words);
  const notes = [claim.strength, ...(claim.edited ? [words.claims.worded] : []), ...(more ? [more] : [])];
  const left = (scale: number) =>
    supporting.flatMap((quote) => quotePieces(deck, quote, { size: 16 * scale, width: wide }));
  const right = (scale: number) => [
    tally(deck, claim, narrow),
    ...paragraphPieces(deck, [{ text: claim.strength, bold: false }], { size: 12, width: narrow, color: PALETTE.grey }),
    ...(against.length > 0
      ? [
          ...label(deck, words.claims.saidOtherwise, narrow, PALETTE.against),
          ...against.flatMap((quote) =>
            quotePieces(deck, quote, { size: 14 * Math.min(scale, 1.2), width: narrow, color: PALETTE.against }),
          ),
        ]
      : claim.isOpen
        ? []
        : label(deck, words.claims.nobodyOtherwise, narrow, PALETTE.grey)),
    ...(more
      ? paragraphPieces(deck, [{ text: more, bold: false }], { size: 11, width: narrow, color: PALETTE.grey })
      : []),
  ];
  flowFitting(deck, { title: claim.text, kicker: `${claim.number} · ${theme}`, notes }, (scale) => [
    {
      x: SLIDE.left,
      pieces: supporting.length > 0 ? left(scale) : label(deck, words.claims.nobody, wide, PALETTE.grey),
    },
    { x: SLIDE.left + wide + GUTTER, pieces: right(scale) },
  ]);
}

const label = (deck: Deck, text: string, width: number, color: string): Piece[] =>
  paragraphPieces(deck, [{ text, bold: true }], { size: 13, width, color }).map((piece) => ({ ...piece, keeps: true }));

/** “7 of 12” in large figures over a bar that shows both sides as shares of all. */
function tally(deck: Deck, { isOpen, support, against, of }: ExportClaim, width: number): Piece {
  const figures = deck.height(1, 34);
  const { share: shareOf, sayThis, speakOfIt } = deck.words.claims;
  const words = isOpen ? speakOfIt(support, of) : sayThis(support, against, of);
  const wordsHeight = deck.height(deck.lines(words, 13, width).length, 13);
  const share = (count: number) => (of > 0 ? (width * Math.min(count, of)) / of : 0);
  return {
    height: figures + wordsHeight + 0.32,
    draw: (slide, x, y) => {
      const text = shareOf(support, of);
      slide.addText(text, {
        ...box(text),
        x,
        y,
        w: width,
        h: figures,
        fontSize: 34,
        bold: true,
        color: PALETTE.petrol,
      });
      slide.addText(words, {
        ...box(words),
        x,
        y: y + figures,
        w: width,
        h: wordsHeight,
        fontSize: 13,
        color: PALETTE.ink,
      });
      const bar = (from: number, w: number, color: string) => {
        if (w > 0)
          slide.addShape("rect", {
            x: x + from,
            y: y + figures + wordsHeight + 0.12,
            w,
            h: 0.16,
            fill: { color },
            line: { color, width: 0 },
          });
      };
      bar(0, width, PALETTE.border);
      bar(0, share(support), PALETTE.petrol);
      bar(Math.max(0, width - share(against)), share(against), PALETTE.against);
    },
  };
}
