import { groupBy } from "@/lib/core/group-by";
import { ownerOf } from "@/lib/services/evidence/record";
import { stemmerOf } from "../words/stem";
import { isLastResort, isStopWord } from "../words/stop-words";
import { wordsOf } from "../words/words-of";
import type { Passage } from "./passages";
import { questionKey } from "./question-key";
import type { Asked } from "./question-terms";

/** Capitalized within a sentence. */
const NAME = /(?<=[\p{L}\p{N},’”"']\s)\p{Lu}[\p{L}\p{N}]+/gu;
const FEWEST_PEOPLE = 2;
/** Share of a question's topics that another must be about, at least, if it is about all of the other's. */
const MOSTLY = 0.5;
/** The same of all its words; of that many, a smaller share will do. */
const MANY_WORDS = 3;
const SOMEWHAT = 0.3;

/** Ways of asking the same, as one word: how somebody came to something, and what they have in its place. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:c[oa]me to (?:try|use|know|get|have|buy|join)|hear(?:d)? (?:about|of)|f(?:i|ou)nd out about|discover(?:ed)?|learn(?:ed|t)? (?:about|of)|c[oa]me across|g[eo]t to know)\b/giu,
    "firstmet",
  ],
  [/\b(?:alternatives? (?:to|do|did)|instead(?: of)?|in (?:its|their) place)\b/giu, "instead"],
];
const plainly = (text: string): string => WAYS.reduce((plain, [way, word]) => plain.replace(way, word), text);

type Alike = { question: string; answering: Passage[] };

/**
 * The question that several people were asked which comes down to this one: "What do people use instead of Bokholm?" was
 * asked as "What do you use today instead?" The name of what the interviews are about is no topic in either.
 */
export function askedAlike(question: string, asked: Asked, passages: readonly Passage[]): Alike | null {
  if (asked.isOfSides || asked.feeling !== null) return null;
  // Answers to what should change, or what is missing, say nothing else.
  const told = passages.filter((passage) => passage.asked.key !== "" && passage.asked.names === null);
  const groups = groupBy(told, (passage) => passage.asked.key);
  // What is said to several people in one room is no question of a guide.
  const all = [...groups.values()].filter(
    (group) => new Set(group.map(({ line }) => ownerOf(line.origin))).size >= FEWEST_PEOPLE,
  );
  const named = new Set(all.flatMap(([first]) => wordsOf((first?.asked.text.match(NAME) ?? []).join(" "))));
  const language = asked.german ? "de" : "en";
  const typed = plainly(question);
  const key = new Set(questionKey(typed, language, named).split(" ").filter(Boolean));
  const topics = topicsOf(typed, language, named);
  const [best] = all
    .flatMap((group) => {
      const { text } = group[0]?.asked ?? { text: "" };
      const plain = plainly(text);
      const worth = Math.max(
        likeTopics(topics, topicsOf(plain, language, named)),
        likeWords(key, plain, language, named),
      );
      return worth > 0 ? [{ worth, group, text }] : [];
    })
    .sort((a, b) => b.worth - a.worth || b.group.length - a.group.length);
  return best ? { question: best.text.trim(), answering: best.group } : null;
}

function topicsOf(text: string, language: string, named: ReadonlySet<string>): ReadonlySet<string> {
  const words = wordsOf(text).filter((word) => !isStopWord(word) && !isLastResort(word) && !named.has(word));
  return new Set(words.map(stemmerOf(language)));
}

function likeTopics(topics: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (topics.size === 0 || topics.size + others.size < 3 || ![...topics].every((stem) => others.has(stem))) return 0;
  const share = topics.size / others.size;
  return share >= MOSTLY ? share : 0;
}

function likeWords(key: ReadonlySet<string>, text: string, language: string, named: ReadonlySet<string>): number {
  const others = new Set(questionKey(text, language, named).split(" ").filter(Boolean));
  if (key.size < 2 || ![...key].every((stem) => others.has(stem))) return 0;
  const share = key.size / others.size;
  return share >= MOSTLY || (key.size >= MANY_WORDS && share >= SOMEWHAT) ? share : 0;
}
