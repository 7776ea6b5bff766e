import { onceFor } from "@/lib/core/data/once-for";
import { plainLetters } from "@/lib/core/text/plain-letters";
import { isFalseFriend } from "@/lib/services/analysis/words/false-friends";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Line } from "../retrieve/corpus/corpus";
import type { Passage } from "../retrieve/corpus/passages";
import { isGermanName } from "./said-for";
import { isSameWord } from "./same-word";

/** A thing's name in plain letters: a word, or several in a row. */
export type Name = readonly string[];

/** Two words are read as one only if it is as long as this: "check out" is "checkout", "to day" is a slip. */
const JOINED = 6;
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** The letters of what somebody says, read once however often it is asked. */
const lettersOf = onceFor(({ text }: Line) => plainLetters(text));

const wordsIn = onceFor(({ text }: Line) => wordsOf(text));
/** Its words, also read once. */
export const wordsSaid = ({ line }: Passage): readonly string[] => wordsIn(line);

const same = new Map<string, boolean>();
const MOST_KNOWN = 100_000;

/** Compared by the rules of the language that is spoken and of that which the name is in. */
function isSame(said: string, asked: string, language: string | null): boolean {
  // All forms of a word begin alike, and a compound contains it.
  const [first, second] = asked;
  if (said[0] !== first && (said.length <= asked.length || !said.includes(`${first}${second}`))) return false;
  if (isGermanName([asked]) && isFalseFriend(said.replace(/s$/u, ""), true, language)) return false;
  const key = `${language} ${asked} ${said}`;
  const known = same.get(key);
  if (known !== undefined) return known;
  if (same.size >= MOST_KNOWN) same.clear();
  const found = isSameWord(said, asked, language) || isSameWord(said, asked, isGermanName([asked]) ? "de" : "en");
  same.set(key, found);
  return found;
}

/** A cost centre costs nothing. */
const ELSE = new Map([["cost", /^cent(?:re|er)s?$/u]]);

function isSaid(words: readonly string[], name: Name, language: string | null): boolean {
  const whole = name.join("");
  const isLong = whole.length >= JOINED;
  return words.some((word, at) => {
    if (name.length === 1 && ELSE.get(word)?.test(words[at + 1] ?? "")) return false;
    if (name.every((part, nth) => isSame(words[at + nth] ?? "", part, language))) return true;
    if (!isLong) return false;
    if (name.length > 1) return isSame(word, whole, language);
    const next = words[at + 1];
    return next !== undefined && word.length > 1 && next.length > 1 && whole === word + next;
  });
}

/** Whether a text in a language says any of these names. */
export const says = (text: string, language: string | null, names: readonly Name[]): boolean => {
  const said = wordsOf(text);
  return names.some((name) => isSaid(said, name, language));
};

/** Whether a passage does. */
export const passageSays = (passage: Passage, names: readonly Name[]): boolean => {
  const letters = lettersOf(passage.line);
  return names.some(
    (name) => letters.includes((name[0] ?? "").slice(0, 2)) && isSaid(wordsSaid(passage), name, passage.language),
  );
};

/**
 * A name as Eva writes it: as the text says it if it is German, since names are known in plain letters, or all
 * capitals.
 */
export function asSaid(text: string, language: string | null, name: Name): string {
  const said = text.match(WORD)?.find((each) => isSaid(wordsOf(each), name, language));
  return said && (isGermanName(name) || /^\p{Lu}{2,}$/u.test(said)) ? said : name.join(" ");
}
