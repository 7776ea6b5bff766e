import { relatedWords } from "@/lib/services/analysis/words/related-words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isLastResort, isSoftWord, isStopWord, looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { CardRecord } from "@/lib/services/cards/record";
import { isMeasure } from "./measure-words";

/**
 * A card's words: each stem with its weight, normalized to length 1. `own` are those it contains itself, `text` all
 * that it says, without measures.
 */
export type Spoken = { id: string; stems: Map<string, number>; own: Set<string>; text: string };
export type Themes = { cards: Spoken[]; language: "en" | "de"; wordOf(stem: string): string | undefined };

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
/** The insight is a card's content; labels, notes and quotes only support a theme. */
const WEIGHTS = { insight: 3, type: 2, notes: 1, quotes: 1 } as const;
/** Weight of a synonym. */
const RELATED = 0.35;
const SOFT = 0.4;

/** Each card's words, weighted by how well they distinguish it (tf-idf); `wordOf` is how the cards write a stem. */
export function themesOf(cards: readonly CardRecord[]): Themes {
  const language = looksGerman(cards.flatMap(({ insight }) => wordsOf(insight))) ? "de" : "en";
  const stem = stemmerOf(language);
  const written = new Map<string, Map<string, number>>();
  const counted = cards.map((card) => ({ id: card.id, ...countWords(card, stem, written) }));
  const heldBy = new Map<string, number>();
  for (const { counts } of counted) for (const key of counts.keys()) heldBy.set(key, (heldBy.get(key) ?? 0) + 1);
  const rarity = (key: string) => Math.log(1 + cards.length / (heldBy.get(key) ?? 1));
  return {
    language,
    cards: counted.map(({ id, counts, own, text }) => ({ id, own, text, stems: toLengthOne(counts, rarity) })),
    wordOf: (key) => [...(written.get(key) ?? [])].sort(([a, m], [b, n]) => n - m || a.length - b.length)[0]?.[0],
  };
}

/** The mean of the cards, normalized to length 1. */
export function centreOf(cards: readonly Spoken[]): Map<string, number> {
  const centre = new Map<string, number>();
  for (const { stems } of cards) for (const [stem, weight] of stems) centre.set(stem, (centre.get(stem) ?? 0) + weight);
  const length = Math.hypot(...centre.values()) || 1;
  return new Map([...centre].map(([stem, weight]) => [stem, weight / length]));
}

type Written = Map<string, Map<string, number>>;

function countWords(card: CardRecord, stem: (word: string) => string, written: Written) {
  const counts = new Map<string, number>();
  const own = new Set<string>();
  const said: string[] = [];
  const add = (key: string, weight: number) => counts.set(key, Math.max(counts.get(key) ?? 0, weight));
  const parts = {
    insight: card.insight,
    type: card.type.join(" "),
    notes: card.notes ?? "",
    quotes: card.evidence.map(({ text }) => text).join(" "),
  };
  for (const part of ["insight", "type", "notes", "quotes"] as const)
    for (const token of parts[part].match(WORD) ?? []) {
      const [plain = ""] = wordsOf(token);
      if (isMeasure(plain)) continue;
      said.push(token);
      if (plain.length < 3 || isStopWord(plain)) continue;
      const key = stem(plain);
      const forms = written.get(key) ?? new Map<string, number>();
      written.set(key, forms.set(token.toLowerCase(), (forms.get(token.toLowerCase()) ?? 0) + WEIGHTS[part]));
      const weight = WEIGHTS[part] * (isSoftWord(plain) || isLastResort(plain) ? SOFT : 1);
      add(key, weight);
      own.add(key);
      for (const other of relatedWords(plain)) if (!isStopWord(other)) add(stem(other), weight * RELATED);
    }
  return { counts, own, text: said.join(" ") };
}

function toLengthOne(counts: Map<string, number>, rarity: (key: string) => number): Map<string, number> {
  const weighted = [...counts].map(([key, count]) => [key, count * rarity(key)] as const);
  const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
  return new Map(weighted.map(([key, weight]) => [key, weight / length]));
}
