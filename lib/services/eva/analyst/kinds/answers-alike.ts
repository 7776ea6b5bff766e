import { placeOf } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { namedIn } from "@/lib/services/analysis/themes/claims/named-in";
import { sharedBy } from "@/lib/services/analysis/themes/shared/shared-by";
import { asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { saysSomething } from "@/lib/services/eva/retrieve/asked/answers-to";
import { questionIn } from "@/lib/services/eva/retrieve/asked/put-to";
import { lineOf } from "@/lib/services/eva/retrieve/corpus/line-of";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { draftOf } from "../wording/draft-of";
import type { Named, Phrases } from "../wording/phrases";

/** Fewer answers are read one by one. */
const FEWEST_ANSWERS = 8;
const FEWEST_ALIKE = 2;
const FEWEST_SHARE = 0.08;
const MOST_GROUPS = 6;
const MOST_OF_EACH = 3;
const MOST_OTHERS = 4;
/** Words of an answer that only names something: "A friend told me". */
const BRIEF = 4;
const MOSTLY = 0.6;

/** What several people answer alike, and who does, with their quotes. */
type Alike = Pick<Named, "label" | "isWord"> & { by: { passage: Passage; quote: string }[] };

/** What an answer says, each word by its stem, as it is written. */
function tellingIn({ line, language }: Passage): Map<string, string> {
  const stem = stemmerOf(language);
  const written = (line.text.match(WORD) ?? []).flatMap((token) =>
    wordsOf(token).map((word) => [word, token] as const),
  );
  return new Map(written.flatMap(([word, token]) => (isStopWord(word) ? [] : [[stem(word), token]])));
}
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** Brief answers by the word that they share, each counted once, for the word that most have. */
function tallied(answers: readonly Passage[]): Alike[] {
  const left = new Map(answers.map((passage) => [passage, tellingIn(passage)] as const));
  const groups: Alike[] = [];
  while (groups.length < MOST_GROUPS) {
    const by = new Map<string, Passage[]>();
    for (const [passage, words] of left)
      for (const stem of words.keys()) {
        const own = by.get(stem);
        if (own) own.push(passage);
        else by.set(stem, [passage]);
      }
    const [stem, own] = [...by].reduce<[string, Passage[]]>(
      (most, one) => (one[1].length > most[1].length ? one : most),
      ["", []],
    );
    if (own.length < FEWEST_ALIKE) break;
    const forms = own.flatMap((passage) => left.get(passage)?.get(stem) ?? []);
    groups.push({
      label: mostOf(forms),
      isWord: true,
      by: own.map((passage) => ({ passage, quote: passage.line.text })),
    });
    for (const passage of own) left.delete(passage);
  }
  // Where most answer in words of their own, two who share one are chance.
  const least = left.size > answers.length / 2 ? answers.length * FEWEST_SHARE : 0;
  return groups.filter(({ by }) => by.length >= least);
}

function mostOf(forms: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts].sort(([, m], [, n]) => n - m)[0]?.[0] ?? "";
}

/** Longer answers by what several name in them. */
async function naming(answers: readonly Passage[], question: string, german: boolean): Promise<Alike[]> {
  const at = new Map(answers.map((passage) => [placeOf(lineOf(passage)), passage]));
  const stems = new Set(["en", "de"].flatMap((language) => wordsOf(question).map(stemmerOf(language))));
  const options = { stems, isReason: false, isToName: true, german, most: MOST_GROUPS };
  const found = await sharedBy([...at.values()].map(lineOf), options, pacer());
  return found.map(({ label, quotes }) => ({
    label,
    isWord: false,
    by: quotes.flatMap((quote) => {
      const passage = at.get(placeOf(quote));
      return passage ? [{ passage, quote: quote.quote }] : [];
    }),
  }));
}

const isBrief = (passage: Passage): boolean => wordsOf(passage.line.text).length <= BRIEF;

/** Answers, what was asked, and the sentence that counts them; `isInShort`: each thing is quoted once. */
type Answered = { answers: readonly Passage[]; question: string; lead: string | null; isInShort?: boolean };

/**
 * What several of many answers name alike, with how many do, and some of the others. Null of few answers, where nothing
 * is named by several, and of long ones that weren't to name anything.
 */
export async function draftAlike(
  { answers, question, lead, isInShort = false }: Answered,
  german: boolean,
  phrases: Phrases,
): Promise<Draft | null> {
  if (answers.length < FEWEST_ANSWERS) return null;
  const areBrief = answers.filter(isBrief).length >= answers.length * MOSTLY;
  if (!areBrief && asksFor(question) === null) return null;
  const groups = areBrief ? tallied(answers) : await naming(answers, question, german);
  if (groups.length === 0) return null;
  const known = new Set(groups.flatMap(({ by }) => by.map(({ passage }) => passage.person)));
  const others = answers.filter(({ person }) => !known.has(person));
  const counted = groups.map(({ by, ...named }) => ({ ...named, count: by.length }));
  const voicesOf = (by: Alike["by"], most: number) =>
    by.slice(0, most).map(({ passage, quote }) => ({ ranked: { passage }, quote }));
  const rest = others.map((passage) => ({ passage, quote: namedIn(passage.line.text) }));
  const said = [lead, phrases.answeredAlike(counted, others.length)].filter(Boolean).join(" ");
  if (isInShort) {
    const voices = groups.flatMap(({ by }) => voicesOf(by, 1));
    const beside = voicesOf(rest, Math.max(0, MOST_OF_EACH - voices.length));
    return draftOf(said, [{ before: "", voices: [...voices, ...beside] }], phrases);
  }
  return draftOf(
    said,
    [
      ...groups.map(({ by, ...named }) => ({
        before: phrases.ofAlike({ ...named, count: by.length }),
        voices: voicesOf(by, MOST_OF_EACH),
      })),
      { before: phrases.otherAnswers, voices: voicesOf(rest, MOST_OTHERS) },
    ],
    phrases,
  );
}

/** The same of those who were asked just what a question asks; null of any other question. */
export async function answersAlike(retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const { askedFor, askedSo, put, ranked, people, german, only } = retrieved;
  const asked = askedFor.size > 0 ? askedFor : askedSo === null ? put : ranked.map(({ passage }) => passage);
  const first = new Map<string, Passage>();
  for (const passage of asked)
    if (
      passage.distance === 1 &&
      saysSomething(passage) &&
      !first.has(passage.person) &&
      (only?.has(passage.person) ?? true)
    )
      first.set(passage.person, passage);
  const answers = [...first.values()];
  const question = askedSo ?? questionIn(answers[0]?.asked.text ?? "");
  const lead =
    askedFor.size > 0 ? phrases.askedFor(answers.length, people) : phrases.askedSo(question, answers.length, people);
  return draftAlike({ answers, question, lead }, german, phrases);
}
