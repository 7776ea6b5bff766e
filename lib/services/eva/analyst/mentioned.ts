import { pacer } from "@/lib/services/analysis/pacer";
import type { Mentions } from "../mentions/find-mentions";
import type { Line } from "../retrieve/corpus";
import { isNameless } from "../retrieve/people";
import type { Ranked } from "../retrieve/rank";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft, DraftSentence } from "./analyst";
import { MOST_WITNESSES, type Shown, untold, type Voice, type Witness, witness } from "./choose";
import type { Phrases } from "./phrases";
import { pickQuote } from "./pick-quote";
import { quoting } from "./quoting";
import { type Sides, sidesOf } from "./sides";
import { stanceOf } from "./stance";

/** Of those who say it otherwise, or not at all, a few show what they mean. */
const MOST_BESIDE = 3;
/** If so many say it, an answer that doesn't adds nothing. */
const ENOUGH = 5;
const NOTHING: ReadonlySet<string> = new Set();

/** Each person's quotes that say it, best first. */
export async function voicesSaying(ranked: readonly Ranked[], { isSaidIn }: Mentions, terms: readonly string[]) {
  const breathe = pacer();
  const quotes = new Set<string>();
  const byPerson = new Map<string, Voice[]>();
  for (const one of ranked) {
    await breathe();
    const { line, person, language } = one.passage;
    const quote = pickQuote(line, terms, language, [], true, (sentence) => isSaidIn(sentence, language));
    // A transcript that was uploaded twice must not count twice.
    if (quotes.has(quote)) continue;
    quotes.add(quote);
    const voices = byPerson.get(person) ?? [];
    voices.push({ ranked: one, quote, stance: stanceOf(quote), feels: false });
    byPerson.set(person, voices);
  }
  return byPerson;
}

/**
 * Who says a thing, counted by their words alone, and apart from them who says it otherwise, who says only part of it,
 * and who answered when asked about it.
 */
export async function mentioned(
  retrieved: Retrieved,
  mentions: Mentions,
  phrases: Phrases,
  { avoid = NOTHING, told }: Shown = {},
): Promise<Draft> {
  const { people, terms, mended, only } = retrieved;
  const evidence: Line[] = [];
  const sentences: DraftSentence[] = [];
  const say = (template: string, { ranked, quote }: Voice, more: Partial<DraftSentence> = {}) => {
    const { line } = ranked.passage;
    const who = line.speaker ?? phrases.someone;
    const text = quoting(template, who, quote);
    sentences.push({ ...more, text, quotes: [{ evidence: evidence.push(line) - 1, quote }] });
  };
  const asTold = (at: number) => phrases.said[at % phrases.said.length] ?? "";
  const tell = ({ voice, more, turned }: Witness, template: string, opening: Partial<DraftSentence> = {}) => {
    say(template, voice, opening);
    for (const each of more) say(phrases.more, each);
    const later = turned && turned.ranked.passage.line.index > voice.ranked.passage.line.index;
    if (turned) say(later ? phrases.turnedLater : phrases.turnedEarlier, turned);
  };
  const besides = async (ranked: readonly Ranked[], opening: (count: number) => string) => {
    const voices = [...untold(await voicesSaying(ranked, mentions, terms), told).values()];
    for (const [at, [voice]] of voices.slice(0, MOST_BESIDE).entries())
      if (voice) say(asTold(at), voice, at === 0 ? { newParagraph: true, before: opening(voices.length) } : {});
  };
  const byPerson = untold(await voicesSaying(mentions.literal, mentions, terms), told);
  const witnesses = [...byPerson]
    .slice(0, MOST_WITNESSES)
    .map(([person, voices]) => witness(person, voices, byPerson.size <= 2, avoid));
  const isOfOpinions = mentions.wanted === "what";
  const sides: Sides = isOfOpinions ? sidesOf(witnesses, retrieved) : { first: witnesses, second: [], neither: [] };
  for (const [at, one] of sides.first.entries()) tell(one, asTold(at));
  for (const [at, one] of sides.second.entries())
    tell(one, at === 0 ? phrases.other : (phrases.alsoOther[(at - 1) % phrases.alsoOther.length] ?? ""), {
      newParagraph: at === 0,
    });
  for (const [at, one] of sides.neither.entries())
    tell(one, at === 0 ? phrases.neither : asTold(at), { newParagraph: at === 0 });
  const others = { words: mentions.names, people, lines: null, others: [], disagree: false };
  await besides(mentions.otherwise, (count) =>
    byPerson.size > 0 ? phrases.otherwise(count, mentions.names) : phrases.mention({ ...others, count, shown: count }),
  );
  if (byPerson.size < ENOUGH)
    await besides(mentions.asked, (count) => phrases.unspoken(count, byPerson.size + mentions.otherwise.length === 0));
  if (byPerson.size > 0) await besides(mentions.alone, (count) => phrases.alone(count, mentions.main));
  const rest = [...byPerson.values()]
    .slice(MOST_WITNESSES)
    .map(([voice]) => voice?.ranked.passage.line.speaker ?? null);
  const named = mentions.wanted === "what" || rest.some(isNameless) ? [] : rest.flatMap((name) => name ?? []);
  const { things, translated } = mentions;
  const lines = mentions.wanted === "often" ? mentions.literal.length : null;
  const counted =
    byPerson.size === 0
      ? phrases.nobody(things)
      : phrases.mention({
          words: [...things, ...translated],
          count: byPerson.size,
          people,
          lines,
          shown: witnesses.length,
          others: named,
          disagree: sides.second.length > 0,
        });
  // Of one person there is nothing to count, and "nobody" would be everybody.
  const isUncounted = only !== undefined && (people < 2 || byPerson.size === 0);
  const lead = told === undefined ? (isUncounted ? null : counted) : phrases.rest(byPerson.size);
  const read = mended.length > 0 ? phrases.read(mended) : null;
  return { evidence, lead: [read, lead].filter(Boolean).join(" ") || null, sentences };
}
