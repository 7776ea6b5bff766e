import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { toldIn } from "@/lib/services/analysis/themes/statements/told-in";
import { relatedWords } from "@/lib/services/analysis/words/related-words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Witness } from "./choose";
import { NOT_OF_THE_THING } from "./feels";
import type { Voice } from "./voices";

/** The larger side of a disagreement first; `neither`: people whose words take no side. */
export type Sides = { first: Witness[]; second: Witness[]; neither: Witness[] };

/** People who only answer near the topic aren't put on a side. */
const ON_TOPIC = 0.5;
/** The tone that a quote needs besides its words, in points, and the one that outweighs a phrase. */
const SOUNDS_SO = 40;
const CLEARLY = 50;

/** Puts people on sides if some clearly speak for it and others against it; otherwise nobody. */
export function sidesOf(witnesses: Witness[], { terms }: Pick<Retrieved, "terms">): Sides {
  const sides = new Map(witnesses.map((witness) => [witness, sideOf(witness.voice, terms)]));
  const side = (witness: Witness) => sides.get(witness) ?? 0;
  const favour = witnesses.filter((witness) => side(witness) > 0);
  const against = witnesses.filter((witness) => side(witness) < 0);
  if (favour.length === 0 || against.length === 0) return { first: witnesses, second: [], neither: [] };
  const leading = witnesses.find((witness) => side(witness) !== 0);
  const againstFirst =
    against.length === favour.length ? leading !== undefined && side(leading) < 0 : against.length > favour.length;
  const neither = witnesses.filter((witness) => side(witness) === 0);
  return againstFirst ? { first: against, second: favour, neither } : { first: favour, second: against, neither };
}

/**
 * What somebody answers who was asked for their view of just that; else what a quote says of the thing asked about, in
 * a sentence that names it: a phrase that takes a side counts unless the tone is clearly another; else words and tone
 * must agree. "A good question" praises no price.
 */
export function sideOf(voice: Voice, terms: readonly string[]): -1 | 0 | 1 {
  const { stance, ranked, quote, view = 0 } = voice;
  if (view !== 0) return view;
  const { passage, own } = ranked;
  if (own < ON_TOPIC) return 0;
  const { language } = passage;
  const pieces = piecesOf(quote).map(({ from, to }) => quote.slice(from, to));
  const naming = pieces.filter((piece) => names(piece, terms, language));
  const said = naming.flatMap((piece) => [...toldIn(piece, wordsOf(piece), phrasesIn(language)).entries()]);
  const sum = said.reduce((total, [kind, { side }]) => total + (NOT_OF_THE_THING.has(kind) ? 0 : side), 0);
  const tone = sentimentOf(quote, language) ?? 0;
  if (sum !== 0) return tone * Math.sign(sum) > -CLEARLY ? (Math.sign(sum) as -1 | 1) : 0;
  if (Math.abs(stance) < 1 || naming.length === 0) return 0;
  const sign = stance > 0 ? 1 : -1;
  return tone * sign >= SOUNDS_SO ? sign : 0;
}

function names(quote: string, terms: readonly string[], language: string | null): boolean {
  const stem = stemmerOf(language);
  const wanted = new Set(terms.flatMap((term) => [term, ...relatedWords(term)]).map(stem));
  return wordsOf(quote).some((word) => wanted.has(stem(word)));
}
