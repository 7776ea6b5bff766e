import { nearness, readWords, type Words } from "@/lib/services/analysis/meaning/words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import type { Asked, Term } from "../question/question-terms";
import type { Postings } from "./postings";
import { WEIGHTS } from "./weights";

/** What a word near a term adds to its matches (`near`), and its cosine, however common it is (`close`). */
export type NearWord = { near: number; close: number };

/**
 * For each term of an English question, the words used here, in answers or questions, that are near it in meaning, or
 * near a phrase it is part of. Nearness is reduced for words that are used of many things.
 */
export function nearWords(
  { terms, words, german }: Asked,
  { words: { own, question } }: Postings,
  known: Words,
  telling: (having: number) => number,
): Map<Term, ReadonlyMap<number, NearWord>> {
  if (german) return new Map();
  const said = [...new Set([...own.keys(), ...question.keys()])];
  const asked = readWords(known, words.map(stemmerOf("en")), (place) => isStopWord(words[place] ?? ""));
  return new Map(
    terms.map((term) => {
      const place = words.indexOf(term.word);
      const meant = asked.filter((each) => each.place <= place && place < each.place + each.count);
      const { share, least, bend } = WEIGHTS.near;
      const found = new Map<number, NearWord>();
      for (const number of meant.length > 0 ? said : []) {
        const closest = Math.max(...meant.map((each) => nearness(known, each.number, number)));
        if (closest <= 0) continue;
        const told = telling(own.get(number)?.length ?? 0);
        const near = closest > least ? told * share * ((closest - least) / (1 - least)) ** bend : 0;
        found.set(number, { near, close: closest });
      }
      return [term, found] as const;
    }),
  );
}
