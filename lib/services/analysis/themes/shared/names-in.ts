import { plainLetters } from "@/lib/core/text/plain-letters";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { isNumber } from "../numbers";
import { isProperName } from "../proper-name";
import { isVague, isVagueInGerman } from "../vague";

/**
 * A word of a sentence that may name something. `form`: as written, in small letters in English; `described`: the word
 * before it that belongs to it, if any; `isNamed`: it stands where the name of a thing stands; `isOne`: of a thing that
 * is known, as in "the card"; `isProper`: it is a product or a company, in a language that capitalizes only names;
 * `article`: if it is one of many, as in "a card"; `isPlace`: it only tells where, as in "at the desk".
 */
export type Name = {
  stem: string;
  form: string;
  described: string | null;
  isNamed: boolean;
  isOne: boolean;
  isProper: boolean;
  article: "a" | "an" | null;
  isPlace: boolean;
};

const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[.,!?;:…()–—]/gu;
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const ONE = words("the my our your his her their its this that these those");
const SOME = words(
  "a an another some any no every each more less fewer many several few enough two three four five six proper decent",
);
/** "Less plastic", "paper instead of plastic": what there is too much of. */
const LESS = words("less fewer no without");
const RID = /^(?:instead|rid)$/u;
const WHERE = words("at in into from under near behind beside inside outside");
const BEFORE = words("of for with without about from in on at into by than like as and or");
/** "Earlier", "cheaper": nothing that has a name. */
const COMPARED = words(
  "earlier later sooner longer shorter better worse bigger larger smaller faster slower cheaper warmer colder easier harder louder quieter quicker clearer simpler nicer newer older higher lower lighter darker friendlier shorter wider",
);
/** Words that stand where the name of a thing stands and name none. */
const NO_NAME = words(
  "home yeah yep yes nope okay wow hello hey thanks thank sorry sure god sir madam different real new old young small little big large own free full empty ready able true wrong right clear nice fine happy sad poor rich early late hot warm cold black white red green blue grey yellow important available possible impossible special extra digital online offline local main normal regular private public useful wonderful great lovely terrible bit bits while myself yourself itself everybody somebody nobody honest proud afraid interesting boring quiet loud alone busy lots loads plenty tons most kind kinds sort sorts couple bunch pair piece pieces type types number amount rest",
);
const BEFORE_NAME: ReadonlySet<string> = new Set([...ONE, ...SOME]);
const PASSING = words("yes no well oh um so just maybe perhaps and also honestly please or but then a");
const AFTER =
  /^(?:[^\p{L}\p{N}]|and|or|of|for|that|with|when|if|at|on|in|who|which|where|so|to|is|are|was|were|has|have|had|can|could|will|would|should|must|does|do|did|don['’]t|doesn['’]t|isn['’]t|aren['’]t)$/u;
/** "Looked", "really": a shed and a family aren't meant. */
const NO_THING = /(?:..(?<!e|b|sh|sl)ed|(?<!fami)ly)$/u;
/** "The changing rooms." and "The phone calls are" are names. */
const AFTER_NAME = /^(?:[^\p{L}\p{N}]|is|are|was|were|and|or|have|had)$/u;
const VERB = /(?:[^s]s|ed)$/u;
const MOST_WORDS = 3;

const isContent = (token: string): boolean => /^\p{L}[\p{L}'’-]{2,}$/u.test(token) && !isStopWord(bare(token));
/** "It's", "grandma's" */
const bare = (token: string): string => plainLetters(token).replace(/['’]s$/u, "");
const isNaming = (word: string): boolean =>
  !(
    isSoftWord(word) ||
    isVague(word) ||
    COMPARED.has(word) ||
    NO_NAME.has(word) ||
    isNumber(word) ||
    NO_THING.test(word)
  );

/** The words of a sentence that may name a thing, in order. */
export function namesIn(sentence: string, language: string | null): Name[] {
  const tokens = sentence.match(TOKEN) ?? [];
  return language?.toLowerCase().startsWith("de") ? germanNames(tokens) : englishNames(tokens, language);
}

/** The name of a thing ends a run of words after an article, a number, a preposition or the start of a sentence. */
function englishNames(tokens: readonly string[], language: string | null): Name[] {
  const stem = stemmerOf(language);
  const low = tokens.map((token) => token.toLowerCase());
  const content = low.map(isContent);
  const first = low.findIndex((token) => /^\p{L}/u.test(token) && !PASSING.has(token));
  return low.flatMap((token, at): Name[] => {
    if (isProperName(tokens, at)) return [properName(tokens[at] ?? "", low[at - 1] ?? "", stem)];
    const isCapitalized = at > 0 && /^\p{Lu}/u.test(tokens[at] ?? "");
    if (!content[at] || !isNaming(bare(token)) || isCapitalized) return [];
    let from = at;
    while (from > 0 && at - from < MOST_WORDS && content[from - 1]) from -= 1;
    const name = englishName({ low, content, from, at, opens: from <= first && first <= at });
    return name ? [{ ...name, stem: stem(bare(token)) }] : [];
  });
}

/** A run of words, from one `from` to one `at`; `opens`: a sentence begins with it. */
type Run = { low: readonly string[]; content: readonly boolean[]; from: number; at: number; opens: boolean };

function englishName({ low, content, from, at, opens }: Run): Omit<Name, "stem"> | null {
  const [token = "", before = "", next = "."] = [low[at], low[from - 1], low[at + 1]];
  // "A wall of bikes" is many bikes.
  if (next === "of" && (before === "a" || before === "an")) return null;
  // "The wire breaks": what follows a single word after an article is rarely part of the name if it could be a verb.
  const isVerb = VERB.test(next) && !AFTER_NAME.test(low[at + 2] ?? ".");
  const isEnd = !content[at + 1] || (from === at && ONE.has(before) && isVerb);
  const own = from < at ? (low[at - 1] ?? null) : null;
  return {
    form: token,
    described: before === "more" && own === null ? "more" : own,
    isNamed: isEnd && (opens ? AFTER.test(next) : ONE.has(before) || SOME.has(before) || BEFORE.has(before)),
    isProper: false,
    isOne: ONE.has(before) || LESS.has(before) || RID.test(low[from - 2] ?? ""),
    article: before === "a" || before === "an" ? before : null,
    isPlace: WHERE.has(before) || (BEFORE_NAME.has(before) && WHERE.has(low[from - 2] ?? "")),
  };
}

/** A product or a company: "Tillbird" */
function properName(token: string, before: string, stem: (word: string) => string): Name {
  const form = token.replace(/['’]s$/u, "");
  const isPlace = WHERE.has(before);
  return {
    stem: stem(plainLetters(form)),
    form,
    described: null,
    isNamed: true,
    isOne: false,
    isProper: true,
    article: null,
    isPlace,
  };
}

/** German capitalizes the names of things; the first word of a sentence may be any. */
function germanNames(tokens: readonly string[]): Name[] {
  const stem = stemmerOf("de");
  return tokens.flatMap((token, at): Name[] => {
    const plain = plainLetters(token);
    if (!/^\p{Lu}[\p{L}-]{2,}$/u.test(token) || isStopWord(plain) || isSoftWord(plain) || isVagueInGerman(plain))
      return [];
    const starts = at === 0 || /^[.!?:]$/.test(tokens[at - 1] ?? "");
    const isAlone =
      starts && /^(?:[^\p{L}\p{N}]|und|oder|mit|für|zum|zur|am|im|an|in|auf|von|wäre)$/u.test(tokens[at + 1] ?? ".");
    return [
      {
        stem: stem(plain),
        form: token,
        described: null,
        isNamed: !starts || isAlone,
        isOne: !starts,
        isProper: false,
        article: null,
        isPlace: false,
      },
    ];
  });
}
