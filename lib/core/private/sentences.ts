const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Left out: a phrase means the same with them. */
const FILLERS = setOf(`please just maybe perhaps possibly actually really probably honestly strictly completely totally
absolutely obviously definitely kindly simply ever even very um uh hm bitte mal doch jetzt lieber besser einfach wirklich
natürlich absolut streng ganz eben gerade halt vielleicht bloß gern gerne kurz wieder unbedingt gleich auch ja`);
/** Of them, those that say that something is asked for, and part clauses like a comma. */
const POLITE = setOf("please kindly bitte lieber besser");
/** A clause may begin after one of these. */
const OPENING = setOf("but and so well oh sorry then no okay ok aber und dann nur also ach nein");
/** A clause may end before one of these. */
const CLOSING = setOf("anywhere okay ok again right because though so either but aber");
const CLOSING_PAIRS = setOf("if_possible if_you for_me of_course wenn_möglich");

/** One sentence in small letters: words, and a comma for whatever parts clauses. */
export type Sentence = {
  words: readonly string[];
  /** Where each word is in the text: from, to. */
  places: readonly (readonly [from: number, to: number])[];
  /** Where a polite word was left out. */
  politeAt: ReadonlySet<number>;
};

export const isClauseStart = ({ words, politeAt }: Sentence, at: number): boolean => {
  const before = words[at - 1];
  return before === undefined || before === "," || OPENING.has(before) || politeAt.has(at);
};

export const isClauseEnd = ({ words, politeAt }: Sentence, at: number): boolean => {
  const next = words[at];
  if (next === undefined || next === "," || CLOSING.has(next) || politeAt.has(at)) return true;
  return CLOSING_PAIRS.has(`${next}_${words[at + 1]}`);
};

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff) || code === 39 || (code >= 48 && code <= 57);

/** The sentences of a text. Letter by letter, which takes half as long as a regular expression. */
export function sentencesIn(said: string): Sentence[] {
  const text = said.toLowerCase().replaceAll("’", "'");
  const sentences: Sentence[] = [];
  let words: string[] = [];
  let places: [number, number][] = [];
  let politeAt = new Set<number>();
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && isLetter(text.charCodeAt(at))) continue;
    if (at > from) {
      const word = text.slice(from, at);
      if (POLITE.has(word)) politeAt.add(words.length);
      if (!FILLERS.has(word)) {
        words.push(word);
        places.push([from, at]);
      }
    }
    from = at + 1;
    const mark = text.charAt(at);
    if (at < text.length && !".!?".includes(mark)) {
      if (mark === " " || mark === "-" || words.at(-1) === ",") continue;
      words.push(",");
      places.push([at, at + 1]);
      continue;
    }
    if (words.length > 0) sentences.push({ words, places, politeAt });
    [words, places, politeAt] = [[], [], new Set()];
  }
  return sentences;
}
