import { pickQuote } from "@/lib/services/eva/analyst/pick-quote";
import { type AnalysisLine, personOf, type QuoteRef } from "../line";
import { sentimentOf } from "../sentiment/sentiment-of";
import type { FoundClaim } from "./theme";
import type { Wording } from "./wording";

/** A line of a theme, and how central it is to it. */
export type Member = { line: AnalysisLine; near: number };

/** Points of sentiment from which a quote takes a side. */
const SIDED = 20;
const MOST_QUOTES = 12;
/** With this share of the other side, people disagree. */
const DIVIDED = 1 / 3;
const FEWEST = 2;

type Voice = { ref: QuoteRef; worth: number; side: -1 | 0 | 1 };

/** What is claimed of one theme: which side people take, then what else they name. `aspects` are words of it. */
export function claimsOf(
  title: string,
  members: readonly Member[],
  terms: readonly string[],
  aspects: readonly string[],
  wording: Wording,
): FoundClaim[] {
  const voices = members.map((member) => voiceOf(member, terms)).sort((a, b) => b.worth - a.worth || order(a, b));
  const [favour, against] = [quotesOf(voices, 1), quotesOf(voices, -1)];
  const [more, fewer] = favour.length > against.length ? [favour, against] : [against, favour];
  const claims: FoundClaim[] = [];
  if (more.length >= FEWEST) {
    const isDivided = fewer.length >= (more.length + fewer.length) * DIVIDED;
    const text = isDivided ? wording.divided(title) : more === favour ? wording.favour(title) : wording.against(title);
    claims.push({ text, support: more, against: fewer });
  } else claims.push({ text: wording.often(title), support: quotesOf(voices), against: [] });
  for (const word of aspects) {
    const speaking = voices.filter(({ ref }) => ref.quote.toLowerCase().includes(word));
    const sum = speaking.reduce((total, { side }) => total + side, 0);
    const support = quotesOf(speaking.filter(({ side }) => side * sum >= 0));
    const others = quotesOf(speaking.filter(({ side }) => side * sum < 0));
    if (support.length >= FEWEST) claims.push({ text: wording.aspect(title, word), support, against: others });
  }
  return claims;
}

const order = (a: Voice, b: Voice): number =>
  a.ref.ownerId === b.ref.ownerId ? a.ref.index - b.ref.index : a.ref.ownerId < b.ref.ownerId ? -1 : 1;

function voiceOf({ line, near }: Member, terms: readonly string[]): Voice {
  const quote = pickQuote(line.text, terms, line.language);
  const firstOffset = line.text.indexOf(quote);
  const points = sentimentOf(quote, line.language) ?? 0;
  const { ownerId, index } = line;
  const ref = { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person: personOf(line) };
  const worth = near * (1 + Math.abs(points) / 100) * (quote.length < 25 ? 0.5 : 1);
  return { ref, worth, side: points >= SIDED ? 1 : points <= -SIDED ? -1 : 0 };
}

/** The best quote of each person. */
function quotesOf(voices: readonly Voice[], side?: 1 | -1): QuoteRef[] {
  const heard = new Set<string>();
  const quotes = voices.filter((voice) => {
    if ((side && voice.side !== side) || heard.has(voice.ref.person)) return false;
    heard.add(voice.ref.person);
    return true;
  });
  return quotes.slice(0, MOST_QUOTES).map(({ ref }) => ref);
}
