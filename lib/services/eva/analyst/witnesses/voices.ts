import { pacer } from "@/lib/services/analysis/pacer";
import { namedIn } from "@/lib/services/analysis/themes/claims/named-in";
import { openingOf } from "@/lib/services/analysis/themes/claims/opening-of";
import { asksForReasons } from "@/lib/services/analysis/themes/statements/asks-for";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import { isOfAnyKind } from "@/lib/services/eva/retrieve/ranking/feelings";
import { measureOf } from "@/lib/services/eva/retrieve/ranking/measures";
import { type Ranked, REASON } from "@/lib/services/eva/retrieve/ranking/rank";
import { takes } from "@/lib/services/eva/retrieve/ranking/respects";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { evidenceId } from "@/lib/services/evidence/record";
import { aboutIt, isOnlyOfPrice } from "./about-it";
import { askedAboutAll, feelsSo, namesSome } from "./feels";
import { pickQuote, withNext } from "./pick-quote";
import { stanceOf } from "./stance";
import { viewIn } from "./view-in";

/**
 * One person's quote on the question, and its stance; `feels`: clearly as the question asks for; `answers`: asked about
 * it; `view`: the side that they take on it as a whole when asked for their view of just that.
 */
export type Voice = {
  ranked: Ranked;
  quote: string;
  stance: number;
  feels: boolean;
  answers?: boolean;
  view?: -1 | 0 | 1;
};

/** The evidence that a voice quotes. */
export const voiceId = ({ ranked: { passage } }: Voice): string => evidenceId(passage.line.origin, passage.line.index);

const TAKES = /(?<!\p{L})(?:takes?|took|taken|lasts?|lasted|waited|dauert|dauerte|brauche|braucht)(?!\p{L})/iu;

/** How long something takes is in the sentence that says so, if any does, and not in any that names a time. */
function saysBest(measure: RegExp, kind: Retrieved["kind"], text: string): (sentence: string) => boolean {
  const isMeasured = (sentence: string) => measure.test(sentence);
  const isTaking = (sentence: string) => isMeasured(sentence) && TAKES.test(sentence);
  return kind === "duration" && sentencesOf(text).some(isTaking) ? isTaking : isMeasured;
}

const FEW_LETTERS = 40;

/** Each person's quotes about the question, best first. */
export async function voicesOf(retrieved: Retrieved): Promise<Map<string, Voice[]>> {
  const breathe = pacer();
  const { terms, feeling, askedFor, put, isOfSides, kind } = retrieved;
  const quotes = new Set<string>();
  const byPerson = new Map<string, Voice[]>();
  const isAsked = askedAboutAll(terms);
  const isOfThing = !isOfSides || isOnlyOfPrice(retrieved);
  for (const ranked of aboutIt(retrieved)) {
    await breathe();
    const { line, person } = ranked.passage;
    const { said, view } = saidIn(ranked, retrieved, isAsked(ranked));
    const isReasonGiven = kind !== "reason" || isOfSides || REASON.test(said);
    const quote = isReasonGiven ? said : withNext(line.text, said);
    // A transcript that was uploaded twice must not count twice; a few words are the same by chance.
    if (quote.length > FEW_LETTERS && quotes.has(quote)) continue;
    quotes.add(quote);
    const voices = byPerson.get(person) ?? [];
    const isWhy = kind === "reason" && answersWhy(ranked);
    voices.push({
      // A reason needn't repeat what it is the reason of.
      ranked: isWhy ? { ...ranked, own: Math.max(ranked.own, ranked.coverage) } : ranked,
      quote,
      stance: stanceOf(said),
      answers: put.has(ranked.passage) || (isOfThing && (isAsked(ranked) || isWhy)),
      feels: askedFor.has(ranked.passage) || feelsSo(ranked.passage, said, feeling, terms),
      view,
    });
    byPerson.set(person, voices);
  }
  return feeling === null ? byPerson : new Map([...byPerson].map(([person, all]) => [person, asAsked(all, feeling)]));
}

/** The sentence of a passage that says it best, and the side that it takes on the whole; `isAsked`: it answers just that. */
function saidIn({ passage }: Ranked, retrieved: Retrieved, isAsked: boolean): { said: string; view: -1 | 0 | 1 } {
  const { terms, respects, askedSo, askedFor, put, isOfSides, kind } = retrieved;
  const { line, language } = passage;
  const measure = kind === "amount" || kind === "duration" ? measureOf(kind) : null;
  const says = measure ? saysBest(measure, kind, line.text) : undefined;
  const picked = pickQuote(line, terms, language, respects, isOfSides, says);
  const isSided = () => respects.some((respect) => takes(picked, language, respect));
  // Somebody's view of a thing that they were asked about is at the start of their answer.
  const isOfView = (isAsked || askedSo !== null) && passage.asked.about.size > 0 && says === undefined;
  const view = isOfView ? viewIn(passage) : null;
  const side = view?.side ?? 0;
  if (isOfView && view?.quote && !isSided()) return { said: view.quote, view: side };
  // So is what was asked for, unless they say so elsewhere.
  if ((isOfView || askedFor.has(passage)) && !isSided()) return { said: namedIn(line.text), view: side };
  const isSaid = !put.has(passage) || says !== undefined || namesSome(picked, language, terms);
  return { said: askedSo !== null || !isSaid ? openingOf(line.text) : picked, view: side };
}

/** Whoever was asked for just that feels as they answered, whatever else they say. */
function asAsked(voices: Voice[], feeling: Respect): Voice[] {
  const view = isOfAnyKind(feeling) ? (voices.find((voice) => voice.view)?.view ?? 0) : 0;
  return view === 0
    ? voices
    : voices.map((voice) => ({
        ...voice,
        feels: view === feeling.side && (voice.feels || voice.view === view),
      }));
}

/** "Why was that?" */
const MOSTLY = 0.5;
const answersWhy = ({ passage: { asked, distance }, coverage }: Ranked): boolean =>
  distance === 1 && coverage >= MOSTLY && asksForReasons(asked.text);
