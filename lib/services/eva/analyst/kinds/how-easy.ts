import { wholeOrOpening } from "@/lib/services/analysis/themes/claims/opening-of";
import type { Kind } from "@/lib/services/analysis/themes/statements/lexicon";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { respectOf } from "@/lib/services/analysis/themes/statements/respect-of";
import { verdictIn } from "@/lib/services/analysis/themes/statements/verdict";
import { readHowEasy } from "@/lib/services/eva/reading/asks-how-easy";
import { isOfOthers } from "@/lib/services/eva/reading/of-others";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { askedAboutAll, feelsSo, namesSome } from "../witnesses/feels";
import { type Voice, voicesOf } from "../witnesses/voices";
import { COMPARING } from "../wording/comparing";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";

/** That somebody likes it or not says nothing of how hard it is. */
const KINDS: Kind[] = ["ease", "faults", "speed"];
const OF_IT = 0.5;
const MOST_BESIDE = 3;

/**
 * Who clearly finds a thing hard and who finds it easy, by what each says of it; null if nobody clearly does either.
 */
export async function howEasy(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const asked = readHowEasy(text);
  const { people, named, german, answers } = retrieved;
  if (!asked || named || people < 2 || !answers) return null;
  const terms = retrieved.terms.filter((term) => respectOf(term, []) === null);
  if (terms.length === 0) return null;
  const isAsked = askedAboutAll(terms);
  const verdictOf = ({ line, language, asked: { text: question } }: Passage) =>
    [...(verdictIn(line.text, phrasesIn(language), question)?.values() ?? [])][0]?.side;
  const feels = (side: -1 | 1) => (voice: Voice) =>
    !isOfOthers(text, voice.quote, (clause) => namesSome(clause, voice.ranked.passage.language, terms)) &&
    ((voice.ranked.own >= OF_IT &&
      feelsSo(voice.ranked.passage, voice.quote, { kinds: KINDS, side }, terms, { byTone: false })) ||
      (isAsked(voice.ranked) && verdictOf(voice.ranked.passage) === side));
  const sides = { hard: [] as Voice[], easy: [] as Voice[], neither: [] as Voice[] };
  for (const voices of (await voicesOf(retrieved)).values()) {
    const [hard, easy] = [voices.find(feels(-1)), voices.find(feels(1))];
    const found = hard ?? easy ?? voices[0];
    // Whoever answers just that says so first: "Honestly? Yeah."
    const one =
      found && isAsked(found.ranked) ? { ...found, quote: wholeOrOpening(found.ranked.passage.line.text) } : found;
    if (one) sides[hard && !easy ? "hard" : easy && !hard ? "easy" : "neither"].push(one);
  }
  const { hard, easy, neither } = sides;
  if (hard.length + easy.length === 0) return null;
  const words = COMPARING[german ? "de" : "en"];
  const told = [
    { before: words.hard, voices: hard.slice(0, MOST_WITNESSES) },
    { before: words.easy, voices: easy.slice(0, MOST_WITNESSES) },
  ];
  return draftOf(
    words.howEasy(hard.length, easy.length, people),
    [...(asked.isHard ? told : told.reverse()), { before: words.neither, voices: neither.slice(0, MOST_BESIDE) }],
    phrases,
  );
}
