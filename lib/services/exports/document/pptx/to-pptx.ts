import { wordsIn } from "@/lib/services/exports/words/words-in";
import type { ExportBlock, ExportDocument, ExportSection } from "../export-document";
import { loadMeasure } from "../fonts/measure";
import { blockPieces } from "./block-pieces";
import { claimSlides } from "./claim-slides";
import { coverSlides } from "./cover-slides";
import { type Deck, newDeck, type Piece } from "./deck";
import { flowFitting } from "./flow";
import { defineMasters } from "./masters";
import { SLIDE } from "./slide-size";
import { themeSlides } from "./theme-slides";

/** Slides that are ready to present: native charts and tables, and sources with links in the notes. */
export async function toPptx(document: ExportDocument): Promise<Uint8Array> {
  const deck = newDeck(await loadMeasure(), wordsIn(document.language));
  deck.pptx.title = document.title;
  deck.pptx.subject = document.subtitle;
  deck.pptx.author = document.workspaceName;
  deck.pptx.company = document.workspaceName;
  defineMasters(deck, document);
  coverSlides(deck, document);
  let themes = 0;
  for (const section of document.sections) {
    if (section.kind === "theme") themeSlides(deck, section, deck.words.themes.numbered(++themes));
    else plainSlides(deck, section);
  }
  const bytes = await deck.pptx.write({ outputType: "nodebuffer", compression: true });
  if (!(bytes instanceof Uint8Array)) throw new Error("the slides did not come as bytes");
  return bytes;
}

/** A second-level heading starts a slide, under the name of its section. */
function plainSlides(deck: Deck, { heading, summary, blocks }: ExportSection): void {
  const parts: { title: string; blocks: ExportBlock[] }[] = [
    { title: heading, blocks: summary ? [{ type: "text", text: summary }] : [] },
  ];
  for (const block of blocks) {
    if (block.type === "heading" && block.level === 2) parts.push({ title: block.text, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  for (const [at, part] of parts.entries()) {
    if (part.blocks.length === 0 && parts.length > 1 && at === 0) continue;
    const piecesOf = (scale: number) =>
      part.blocks.flatMap((block): Piece[] =>
        block.type === "claim" ? [] : blockPieces(deck, block, SLIDE.content, scale),
      );
    flowFitting(deck, { title: part.title, ...(at > 0 && { kicker: heading }) }, (scale) => [
      { x: SLIDE.left, pieces: piecesOf(Math.min(scale, 1.2)) },
    ]);
    for (const block of part.blocks) if (block.type === "claim") claimSlides(deck, block, heading);
  }
}
