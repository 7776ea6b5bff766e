import { contentIn } from "@/lib/services/analysis/words/other-language";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { answersIn } from "./asked/answers-to";
import { askedInItsWords } from "./asked/asked-in-its-words";
import type { Passage } from "./corpus/passages";
import { questionTerms } from "./question/question-terms";
import { FOUND, type Searched } from "./searched";

/**
 * What a question finds that is asked in a language which isn't read (ISO 639-1): answers to a question of the guide
 * with the same words, what somebody says whom it names, who says its one word, or else whatever shares words with it.
 * `search` looks up an English question.
 */
export async function searchOther(
  typed: string,
  language: string,
  passages: readonly Passage[],
  nameWords: ReadonlySet<string>,
  search: (question: string) => Promise<Searched>,
): Promise<Searched> {
  const again = askedInItsWords(typed, language, passages);
  if (again)
    return {
      ...FOUND,
      asked: questionTerms(again.question, nameWords),
      ranked: answersIn(again.answering),
      askedSo: again.question,
      mended: [],
      unknown: [],
      mentions: null,
      denied: false,
    };
  const words = contentIn(typed, language);
  const isName = (word: string) => wordsOf(word).every((part) => nameWords.has(part));
  if (words.length > 0 && words.every(isName)) return search(`What did ${words.join(" ")} say?`);
  const [word, ...more] = words;
  return search(word !== undefined && more.length === 0 ? `Who mentioned “${word}”?` : words.join(" "));
}
