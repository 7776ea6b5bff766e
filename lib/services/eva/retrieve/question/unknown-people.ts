import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../corpus/passages";
import { postingsOf } from "../ranking/postings";

const NAME = "(\\p{Lu}[\\p{L}’'-]*\\p{L}(?: \\p{Lu}[\\p{L}’'-]*\\p{L})?)";
const SAYS =
  "say|says|said|think|thinks|thought|feel|feels|felt|mention|mentions|mentioned|want|wants|wish|like|likes|love|hate|refuse|refuses|stop|stops|quit|go|pay|pays|choose|use|uses|need|needs|differ|differs|disagree|dislike|change|find|drop|give|prefer|expect|decide|complain|do|make|buy|try|work|send|keep|start|switch|enjoy|struggle|leave|cancel|tell|told|mean|means|meint|sagt|gesagt|denkt|findet|wollte|will";
const ASKED = [
  new RegExp(`\\b(?:[Ww]hy|[Ww]hat|[Hh]ow) (?:did|does|was)n['’]t ${NAME}`, "u"),
  new RegExp(
    `\\b(?:[Ww]hat|[Ww]ho) (?:stopped|bothered|annoyed|kept|convinced|frustrated|surprised|irritated) ${NAME}`,
    "u",
  ),
  new RegExp(`\\b(?:did|does|do|has|had|would|hat|hatte) ${NAME} (?:\\p{L}+ ){0,6}?(?:${SAYS})\\b`, "u"),
  new RegExp(`\\b(?:what|why|how|was|wie|warum) (?:sagt|sagte|meint|meinte|findet|denkt) ${NAME}`, "iu"),
  new RegExp(`\\b${NAME}['’]s (?:opinion|view|take|answers?|problems?|experience|reasons?|complaints?)\\b`, "u"),
];

/** Whom a question asks about as a person, though nobody of that name speaks and nobody speaks of them. */
export function unknownPeople(
  question: string,
  nameWords: ReadonlySet<string>,
  passages: readonly Passage[],
): string[] {
  const { stems } = postingsOf(passages);
  const isKnown = (word: string) => nameWords.has(word) || stems.own.has(word) || stems.question.has(word);
  return [...new Set(ASKED.flatMap((pattern) => pattern.exec(question)?.[1] ?? []))].filter(
    (name) => !wordsOf(name).some(isKnown),
  );
}
