import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { knownWords } from "@/lib/services/analysis/meaning/words";
import { inEnglish } from "@/lib/services/analysis/words/in-english";
import { otherLanguageOf } from "@/lib/services/analysis/words/other-language";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { asPlainQuestion, findMentions } from "../mentions/find-mentions";
import { type Mention, readMention } from "../mentions/read-mention";
import { asPeople } from "../reading/as-people";
import { asView } from "../reading/as-view";
import { readDenial } from "../reading/denial";
import { asksWhyNot, frameOf, wayOf } from "../reading/frame";
import type { Corpus } from "./corpus/corpus";
import { type Passage, passagesOf } from "./corpus/passages";
import { inBoth } from "./in-both";
import { withCompoundsApart } from "./question/compounds";
import { mendSpelling } from "./question/mend-spelling";
import { questionTerms } from "./question/question-terms";
import { unknownPeople } from "./question/unknown-people";
import { readPostings } from "./ranking/postings";
import { searchOther } from "./search-other";
import { searchQuestion } from "./search-question";
import type { Searched } from "./searched";

/** A name in such a question is what is said, not who says it. */
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Ranks what a corpus says about a question, best first, also by meaning where known (`near`). `nameWords` are parts of
 * all speakers' names.
 */
export async function searchCorpus(
  typed: string,
  corpus: Corpus,
  nameWords: ReadonlySet<string>,
  near?: Nearness,
): Promise<Searched> {
  const passages = await passagesOf(corpus);
  await readPostings(passages);
  const search = (question: string) => searchRead(question, corpus, passages, nameWords, near);
  const language = otherLanguageOf(typed);
  return language === null ? search(asPeople(typed)) : searchOther(typed, language, passages, nameWords, search);
}

/** The same of a question in a language that is read. */
async function searchRead(
  typed: string,
  corpus: Corpus,
  passages: readonly Passage[],
  nameWords: ReadonlySet<string>,
  near?: Nearness,
): Promise<Searched> {
  const { question: read, mended } = mendSpelling(asView(typed), nameWords, passages, await knownWords());
  const plain = readDenial(read);
  const question = plain ?? read;
  const mention = readMention(question);
  // "What about Søren?" asks what he said, "Who mentioned Søren?" who said his name.
  const isOfPerson = mention?.wanted === "what" && wordsOf(mention.thing).every((word) => nameWords.has(word));
  if (mention && !isOfPerson) {
    // Who was asked about it and answered isn't silent about it.
    const wanted = plain === null ? mention.wanted : "what";
    return { ...(await searchMention(question, { ...mention, wanted }, corpus, near)), mended, denied: plain !== null };
  }
  // What is said in English only is looked up in English; who asks in German is answered in German.
  const german = looksGerman(wordsOf(question));
  const isGerman = ({ language }: Passage) => searchConfig(language) === "german";
  const reading = {
    near,
    isDenied: plain !== null || asksWhyNot(question),
    isOneSided: isOneSided(question, nameWords),
  };
  const search = (text: string) => searchQuestion(text, corpus, nameWords, reading);
  const own = german && passages.some(isGerman) ? await search(withCompoundsApart(question, passages)) : null;
  const other = german && !passages.every(isGerman) ? await search(inEnglish(question)) : null;
  const { asked, ...found } = own && other ? inBoth(own, other, isGerman) : (own ?? other ?? (await search(question)));
  const unknown = unknownPeople(question, nameWords, passages);
  return {
    ...found,
    asked: { ...asked, german },
    mended,
    unknown,
    mentions: null,
    denied: plain !== null && !asked.isTurned,
    answers: found.answers && unknown.length === 0,
  };
}

/** Who says a thing is decided by their words alone; how well these fit only decides what is quoted first. */
async function searchMention(
  question: string,
  mention: Mention,
  corpus: Corpus,
  near?: Nearness,
): Promise<Omit<Searched, "mended" | "denied">> {
  const found = await searchQuestion(asPlainQuestion(question, mention), corpus, NOBODY, { near });
  const mentions = await findMentions(mention, found.ranked, await passagesOf(corpus));
  const first = [...mentions.literal, ...mentions.otherwise, ...mentions.asked];
  const next = [...mentions.alone, ...found.ranked].filter((one) => !first.includes(one));
  const isNear = mentions.alone.length > 0 || (mention.wanted === "what" && found.answers);
  return {
    ...found,
    ranked: [...first, ...new Set(next)],
    mentions: { ...mentions, isNear },
    unknown: [],
    unsaid: [],
    askedSo: null,
    answers: first.length > 0,
  };
}

/** What people like about a thing isn't told by whoever was asked how they find it. */
function isOneSided(question: string, nameWords: ReadonlySet<string>): boolean {
  if (frameOf(question) !== null || wayOf(question) !== "view") return false;
  const { isOfSides, feeling } = questionTerms(question, nameWords);
  return isOfSides || feeling !== null;
}
