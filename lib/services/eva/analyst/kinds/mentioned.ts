import { pacer } from "@/lib/services/analysis/pacer";
import type { Mentions } from "@/lib/services/eva/mentions/find-mentions";
import { isNameless } from "@/lib/services/eva/retrieve/corpus/people";
import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES, type Shown, untold, witness } from "../witnesses/choose";
import { pickQuote } from "../witnesses/pick-quote";
import { type Sides, sidesOf } from "../witnesses/sides";
import { stanceOf } from "../witnesses/stance";
import { asOther, witnessTeller } from "../witnesses/tell-witness";
import type { Voice } from "../witnesses/voices";
import type { Phrases } from "../wording/phrases";
import { writing } from "../wording/writing";

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
  const { evidence, sentences, say } = writing(phrases);
  const tell = witnessTeller(say, phrases);
  const besides = async (ranked: readonly Ranked[], opening: (count: number) => string) => {
    const voices = [...untold(await voicesSaying(ranked, mentions, terms), told).values()];
    for (const [at, [voice]] of voices.slice(0, MOST_BESIDE).entries()) {
      const first = at === 0 ? { newParagraph: true, before: opening(voices.length) } : {};
      if (voice) say(voice.ranked.passage.line, voice.quote, at, first);
    }
  };
  const byPerson = untold(await voicesSaying(mentions.literal, mentions, terms), told);
  const witnesses = [...byPerson]
    .slice(0, MOST_WITNESSES)
    .map(([person, voices]) => witness(person, voices, byPerson.size <= 2, avoid));
  const isOfOpinions = mentions.wanted === "what";
  const sides: Sides = isOfOpinions ? sidesOf(witnesses, retrieved) : { first: witnesses, second: [], neither: [] };
  for (const [at, one] of sides.first.entries()) tell(one, at);
  for (const [at, one] of sides.second.entries()) tell(one, asOther(at, phrases), at === 0);
  for (const [at, one] of sides.neither.entries()) tell(one, at === 0 ? phrases.neither : at, at === 0);
  const others = { words: mentions.names, people, lines: null, disagree: false };
  await besides(mentions.otherwise, (count) =>
    byPerson.size > 0 ? phrases.otherwise(count, mentions.names) : phrases.mention({ ...others, count }),
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
          disagree: sides.second.length > 0,
        });
  const some = byPerson.size === 0 ? "" : phrases.someOf(witnesses.length, byPerson.size, named);
  // Of one person there is nothing to count, and "nobody" would be everybody.
  const isUncounted = only !== undefined && (people < 2 || byPerson.size === 0);
  const isCounted = told === undefined && !isUncounted;
  const lead = isCounted ? counted : told === undefined ? null : phrases.rest(byPerson.size);
  const read = mended.length > 0 ? phrases.read(mended) : null;
  return { evidence, lead: [read, lead].filter(Boolean).join(" ") || null, some: isCounted ? some : "", sentences };
}
