import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Line } from "@/lib/services/eva/retrieve/corpus/corpus";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { pickQuote } from "../witnesses/pick-quote";
import { ENGLISH } from "../wording/english";
import { GERMAN } from "../wording/german";

/**
 * Measured on 1,500 questions about 80 studies: where nothing surely answers, one of the first three passages does for
 * 44 in 100 questions that somebody answers. Below this score hardly any does.
 */
const LEAST = 0.75;
/** Share of the best passage's score. */
const NEARLY_AS_GOOD = 0.85;
/** With this lead over the second, the best passage stands alone: it is right three times as often as the second. */
const AHEAD = 1.2;
/** If somebody speaks of the rarest thing that is asked about, whoever doesn't speaks of something else. */
const RAREST = 0.5;
const MOST = 3;
const MOST_OF_ONE = 2;

/** What comes closest to a question that nothing surely answers, and that it is no more than that. */
export function closest(retrieved: Retrieved): Draft {
  const { mentions } = retrieved;
  if (retrieved.unknown.length > 0 || mentions?.isNear === false) return { evidence: [], lead: null, sentences: [] };
  const phrases = retrieved.german ? GERMAN : ENGLISH;
  const evidence: Line[] = [];
  const sentences = nearest(retrieved).map(({ passage: { line, language } }) => {
    const quote = pickQuote(line, retrieved.terms, language, retrieved.respects);
    const text = `${line.speaker ?? phrases.someone}: {0}`;
    return { text, quotes: [{ evidence: evidence.push(line) - 1, quote }], newParagraph: true };
  });
  const lead = mentions ? `${phrases.nobody(mentions.things)} ${phrases.nearest}` : phrases.unsure;
  return { evidence, lead, sentences };
}

/** Whoever says the very thing needn't fit the rest of the question as well. */
const SAYING = 0.9;
const LEAST_SAYING = 0.5;
/** Share of the question that somebody has to speak of in their own words, if nobody says the thing. */
const SHARING = 0.3;
const LOOKED_AT = 40;

/**
 * What says the rarest thing that a question is about, or means it in other words; of a thing that nobody says, only
 * the one passage that shares most of the rest.
 */
function nearest({ ranked: all, terms }: Pick<Retrieved, "ranked" | "terms">): Ranked[] {
  const ranked = all.slice(0, LOOKED_AT).filter(({ passage }) => !isOtherThing(terms, passage));
  const says = ({ thing }: Ranked) => thing >= SAYING;
  const about = ranked.filter((one) => one.thing >= RAREST && one.score >= (says(one) ? LEAST_SAYING : LEAST));
  if (about.some(says)) return best(about);
  return best(ranked.filter(({ score, own }) => score >= LEAST && own >= SHARING)).slice(0, 1);
}

/** "The annual budget" is no annual plan: the first word of a thing, before another, where nobody says the second. */
function isOtherThing(terms: readonly string[], { line, asked, language }: Passage): boolean {
  const stem = stemmerOf(language);
  const said = wordsOf(line.text);
  const stems = said.map(stem);
  const wanted = terms.map(stem);
  return wanted.slice(0, -1).some((first, nth) => {
    const next = said[stems.indexOf(first) + 1];
    if (!stems.includes(first) || next === undefined || isStopWord(next)) return false;
    const second = wanted[nth + 1] ?? "";
    return !stems.includes(second) && !wordsOf(asked.text).map(stem).includes(second) && !wanted.includes(stem(next));
  });
}

/** The best, and what is nearly as good. */
function best(all: readonly Ranked[]): Ranked[] {
  const least = (all[0]?.score ?? 0) * NEARLY_AS_GOOD;
  const ranked = all.filter(({ score }) => score >= least);
  const byPerson = new Map<string, number>();
  const texts = new Set<string>();
  return ranked
    .filter(({ passage: { person, line } }) => {
      const count = byPerson.get(person) ?? 0;
      if (count === MOST_OF_ONE || texts.has(line.text)) return false;
      texts.add(line.text);
      byPerson.set(person, count + 1);
      return true;
    })
    .slice(0, (ranked[0]?.score ?? 0) >= (ranked[1]?.score ?? 0) * AHEAD ? 1 : MOST);
}
