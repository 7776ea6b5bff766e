import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../corpus/passages";
import { postingsOf } from "../ranking/postings";

/** Shorter words are rarely made of two. */
const SHORTEST = 9;
/** Longer ones are none that people type: each place would be tried. */
const LONGEST = 40;
const SHORTEST_PART = 4;
/** What may stand between the parts: "Sicherheit-s-bedenken". */
const BETWEEN = /(?:es|en|er|s|n|e)$/;
const WORD = /\p{L}+/gu;

/**
 * A German question in which a compound that nobody says stands apart as the words it is made of, if people say both:
 * "Sicherheitsbedenken" are "Bedenken" about "Sicherheit".
 */
export function withCompoundsApart(question: string, passages: readonly Passage[]): string {
  const { stems } = postingsOf(passages);
  const stem = stemmerOf("de");
  const isSaid = (word: string) =>
    word.length >= SHORTEST_PART && !isStopWord(word) && (stems.own.has(stem(word)) || stems.question.has(stem(word)));
  const apart = (typed: string): string => {
    const [word = ""] = wordsOf(typed);
    if (word.length < SHORTEST || word.length > LONGEST || isSaid(word)) return typed;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (isSaid(tail) && [head, head.replace(BETWEEN, "")].some(isSaid)) {
        const whole = isSaid(head) ? head : head.replace(BETWEEN, "");
        return `${tail} ${whole}`;
      }
    }
    return typed;
  };
  return question.replace(WORD, apart);
}
