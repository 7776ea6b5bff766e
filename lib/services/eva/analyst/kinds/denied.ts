import type { Mentions } from "@/lib/services/eva/mentions/find-mentions";
import { denies, readDenial } from "@/lib/services/eva/reading/denial";
import { asksWhyNot } from "@/lib/services/eva/reading/frame";
import { matterOf } from "@/lib/services/eva/reading/matter";
import { nameWordsOf } from "@/lib/services/eva/retrieve/corpus/names-in";
import { isNameless } from "@/lib/services/eva/retrieve/corpus/people";
import { questionTerms } from "@/lib/services/eva/retrieve/question/question-terms";
import { turned } from "@/lib/services/eva/retrieve/question/turned";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { choose, MOST_WITNESSES } from "../witnesses/choose";
import type { Voice } from "../witnesses/voices";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";
import { closest } from "./closest";
import { type Denier, deniersOf } from "./deniers";
import { voicesSaying } from "./mentioned";

const MOST = 6;
const MOST_SAYING = 4;

/** Who doesn't say a thing: whoever neither says it in any way nor was asked about it. */
async function unmentioned({ said, people, terms }: Retrieved, mentions: Mentions, phrases: Phrases): Promise<Draft> {
  const saying = [...mentions.literal, ...mentions.otherwise];
  const speaking = new Set([...saying, ...mentions.asked].map(({ passage }) => passage.person));
  const silent = new Map(
    said.filter(({ person }) => !speaking.has(person)).map(({ person, line }) => [person, line.speaker]),
  );
  const voices = [...(await voicesSaying(saying, mentions, terms)).values()].flatMap(([voice]) => voice ?? []);
  const names = [...silent.values()];
  const lead = phrases.silent(
    mentions.things,
    { silent: silent.size, asked: speaking.size - new Set(saying.map(({ passage }) => passage.person)).size, people },
    names.some(isNameless) ? [] : names.flatMap((name) => name ?? []),
  );
  return draftOf(lead, [{ before: "", voices: voices.slice(0, MOST_SAYING) }], phrases);
}

const paragraphOf = (deniers: readonly Denier[]) => ({
  before: "",
  voices: deniers.slice(0, MOST_WITNESSES).map(({ passage, quote }) => ({ ranked: { passage }, quote })),
});

/** Who denies what a question is about; of certain people, if it asks about those. */
export function deniersIn(question: string, { said, german, named, ranked }: Retrieved): Map<string, Denier> {
  const names = new Set(said.flatMap(({ line }) => nameWordsOf(line.speaker ?? "")));
  const asked = named ? new Set(ranked.map(({ passage }) => passage.person)) : null;
  const own = asked ? said.filter(({ person }) => asked.has(person)) : said;
  return deniersOf(matterOf(question, german ? "de" : "en", names), own, names);
}

/** Why people don't like a thing is told by who dislikes it. */
const isOfPraise = (text: string): boolean => turned(questionTerms(text, NOBODY)) !== null;
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Why people don't do something, in the words of those who say that they don't: what others say of it would be the
 * opposite. Null if it asks for no such thing.
 */
export function whyNot(text: string, retrieved: Retrieved, phrases: Phrases): Draft | null {
  const { mentions, people, named, askedFor, askedSo, put } = retrieved;
  if (!asksWhyNot(text) || mentions || askedSo !== null || (named && askedFor.size > 0) || isOfPraise(text))
    return null;
  const deniers = [...deniersIn(text, retrieved).values()];
  if (deniers.length === 0) return put.size > 0 ? null : closest(retrieved);
  return draftOf(named || people < 2 ? null : phrases.whyNot(deniers.length, people), [paragraphOf(deniers)], phrases);
}

/**
 * A question for those who don't do something. Hardly anybody says what they don't do, so nobody is counted; those come
 * first who deny anything when they speak about it. If some say that they don't, only they are told.
 */
export async function denied(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft> {
  if (retrieved.mentions) return unmentioned(retrieved, retrieved.mentions, phrases);
  const deniers = [...deniersIn(readDenial(text) ?? text, retrieved).values()];
  if (deniers.length > 0)
    return draftOf(phrases.deny(deniers.length, retrieved.people), [paragraphOf(deniers)], phrases);
  if (!retrieved.answers) return closest(retrieved);
  const voices = (await choose(retrieved)).witnesses.map(({ voice }) => voice);
  const isDenied = ({ quote }: Voice) => Number(denies(quote));
  const sorted = voices.sort((a, b) => isDenied(b) - isDenied(a)).slice(0, MOST);
  return draftOf(phrases.untold, [{ before: "", voices: sorted }], phrases);
}
