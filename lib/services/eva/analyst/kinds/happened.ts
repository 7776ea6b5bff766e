import { pacer } from "@/lib/services/analysis/pacer";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { passageSays, says } from "@/lib/services/eva/mentions/says";
import { feelingAsked } from "@/lib/services/eva/reading/emotion";
import { isOfOthers, ofSelf } from "@/lib/services/eva/reading/of-others";
import { undergoneIn, underwent } from "@/lib/services/eva/reading/undergone";
import { whoIsAsked } from "@/lib/services/eva/retrieve/asked/who-is-asked";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { withNext } from "../witnesses/pick-quote";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";

const MOST_BESIDE = 3;
const EVER = new Set("who anyone anybody someone ever already once actually about".split(" "));

type Said = { passage: Passage; quote: string };
/** How a question's matter is said: in which words, by whom it is so, and whether a sentence speaks of it at all. */
type Matter = {
  words: readonly string[];
  isOwn(sentence: string, language: string | null): boolean;
  isSaid(sentence: string, language: string | null): boolean;
};

function matterIn(text: string): Matter | null {
  const feeling = feelingAsked(text);
  if (feeling) {
    const { words, names } = feeling;
    return {
      words,
      isOwn: (sentence, language) =>
        ofSelf(sentence, (clause) => names(clause, language)) &&
        !isOfOthers(text, sentence, (clause) => names(clause, language)),
      isSaid: names,
    };
  }
  const verb = undergoneIn(text);
  return verb === null
    ? null
    : {
        words: [verb],
        isOwn: (sentence, language) => underwent(sentence, language, verb),
        isSaid: (sentence) => wordsOf(sentence).includes(verb),
      };
}

/**
 * To whom something happened, or who felt something, by who says it of themselves in the question's own words; who says
 * it of others is told apart. Null for any other question, and if nobody says it of themselves.
 */
export async function happened(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const matter = matterIn(text);
  const { said, people, named, denied } = retrieved;
  if (matter === null || named || denied) return null;
  const asked = wordsOf(text);
  const those = whoIsAsked(asked);
  const others = asked.filter(
    (word) =>
      !says(
        word,
        null,
        matter.words.map((each) => [each]),
      ) &&
      !isStopWord(word) &&
      !EVER.has(word) &&
      !those.has(word),
  );
  const names = matter.words.map((word) => [word]);
  const breathe = pacer();
  const own = new Map<string, Said>();
  const beside = new Map<string, Said>();
  for (const passage of said) {
    await breathe();
    const { person, line, language } = passage;
    if (own.has(person) || !passageSays(passage, names)) continue;
    if (!others.every((word) => passageSays(passage, [[word]]))) continue;
    for (const sentence of sentencesOf(line.text)) {
      if (sentence.endsWith("?") || !says(sentence, language, names)) continue;
      if (matter.isOwn(sentence, language)) own.set(person, { passage, quote: withNext(line.text, sentence) });
      else if (matter.isSaid(sentence, language)) beside.set(person, { passage, quote: sentence });
    }
  }
  if (own.size === 0) return null;
  for (const person of own.keys()) beside.delete(person);
  const voices = (all: Map<string, Said>, most: number) =>
    [...all.values()].slice(0, most).map(({ passage, quote }) => ({ ranked: { passage }, quote }));
  const draft = draftOf(
    phrases.lead(own.size, people, false),
    [
      { before: "", voices: voices(own, MOST_WITNESSES) },
      { before: "", opening: phrases.ofOthers, voices: voices(beside, MOST_BESIDE) },
    ],
    phrases,
    phrases.someOf(Math.min(own.size, MOST_WITNESSES), own.size),
  );
  const [first, ...rest] = draft.sentences;
  return { ...draft, sentences: first ? [{ ...first, newParagraph: false }, ...rest] : [] };
}
