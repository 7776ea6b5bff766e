import { pacer } from "@/lib/services/analysis/pacer";
import { piecesOf, sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { saidFor } from "../mentions/said-for";
import { passageSays, says, wordsSaid } from "../mentions/says";
import { isRole } from "../retrieve/asked/who-is-asked";
import type { Passage } from "../retrieve/corpus/passages";
import { scoredAs } from "./by-score";
import { saidOtherwise } from "./said-otherwise";
import { type Trait, valueCalled } from "./traits";

/** "Drivers" who are new aren't those who have driven for years. */
const KINDS = [
  "new newcomer newcomers beginner beginners starter starters novice neu neue neuen neuling neulinge anfanger",
  "experienced veteran veterans seasoned senior longtime erfahren erfahrene erfahrenen",
].map((words) => words.split(" "));
const SELF =
  /\b(?:I|I[’']m|I[’']ve|I[’']d|we|we[’']re|we[’']ve|my|our|me|us|ich|wir|mein\p{L}*|unser\p{L}*|mir|uns)\b/iu;
const NOT = /\b(?:not|never|no|none|without|nobody|\p{L}{1,20}n[’']t|nicht|nie|kein\p{L}*|ohne)\b/iu;
/** "I'm a nurse, so don't ask" */
const CLAUSES = /[,;:–—]|\b(?:but|so|because|aber|weil|denn)\b/iu;
/** "I'm a nurse", "as a manager"; "my nurse" is somebody else. */
const IS =
  /(?:\b(?:I[’']m|I am|I was|I work|we[’']re|we are|being|ich bin|ich war|wir sind|ich arbeite)\b|\b(?:as|als)\b)(?:\s+[^\s,.;]+){0,4}\s*$/iu;
const SOMEBODY =
  /(?:\b(?:my|our|his|her|their|your|mein\p{L}*|unser\p{L}*|sein\p{L}*)|\b(?:with|to|from|by|for|of|mit|von|bei|zu|für)\s+(?:the|an?|de[mrn]|die|einem?r?))(?:\s+\p{L}+)?\s*$/iu;
const DENIED =
  /^(?:the |die )?(?:people|those|ones|users|customers|leute|diejenigen|die)?,?\s*(?:who|that|die)?\s*(?:do not|don[’']t|did not|didn[’']t|are not|aren[’']t|were not|weren[’']t|have not|haven[’']t|hadn[’']t|never|without|nie|nicht|kein\p{L}*|ohne)\b/iu;
/** "You're a nurse?", "as a nurse"; "your nurse" is somebody else. */
const YOU_ARE =
  /(?:\byou(?:[’']re| are| were|[’']ve been| have been| work(?:ed)? as| became)|\bas|\b(?:sie|du) (?:sind|bist|arbeiten als|arbeitest als))(?:\s+[^\s,.;]+){0,3}\s*$/iu;
/** "How did you become a nurse?" takes it that whoever answers is one. */
const BECAME =
  /^(?:(?:and|so|okay)[,\s]+)*(?:how|why|when|what|since when|wie|warum|wann|seit wann)\b.*\b(?:you|sie|du)(?: \p{L}+){0,2} (?:become|became|(?:start|work)(?:ed|ing)?(?: out)?(?: working)? as|been|being|geworden|als)(?: an?| eine?)?\s*$/iu;
/** What somebody does is who they are only if that was asked. */
const OCCUPATION =
  /\b(?:what do you do|for a living|do for work|your (?:job|role|work|profession|trade|occupation|background)|beruf\p{L}*|was machen sie|was machst du)\b/iu;
const FORMER = /\b(?:was|were|worked as|used to (?:be|work)|war|früher|ehemal\p{L}*)\b/iu;
/** A statement about whoever is asked, also one with a question mark. */
const TELLS =
  /^(?!(?:do|did|does|are|were|have|had|has|would|will|could|can|what|why|how|who|when|where|which|was|wie|wer|wann|wo|warum)\b).*\b(?:you(?:['’]re|['’]ve)?|sie|du)\b/iu;
const TITLE = /^dr\.?\s/iu;
const BRIEF = 8;
const PEOPLE = new Set(
  "people those ones users customers clients participants everyone person persons leute diejenigen nutzer kunden who had have has were with".split(
    " ",
  ),
);

/** Whether a group is of those whom something doesn't apply to: "those who weren't asked". */
export const isDenied = (group: string): boolean => DENIED.test(group.trim());

/** Whether a group is only called by what it is: "bookkeepers". */
export const isCalling = (group: string): boolean =>
  wordsOf(group)
    .filter((word) => !isStopWord(word) && !PEOPLE.has(word))
    .every((word) => isRole(word) || KINDS.some((kind) => kind.includes(word)));

/** What those of a denied group don't do or have, if it is said again: "the people who never wrote to support". */
export const deniedIn = (group: string): string | null => {
  const rest = group.trim().replace(DENIED, "").trim();
  return wordsOf(rest).some((word) => !isStopWord(word) && !PEOPLE.has(word)) ? rest : null;
};

const tellingIn = (group: string): string[] => wordsOf(group).filter((word) => !isStopWord(word) && !PEOPLE.has(word));

/**
 * A word of a group's name, in the ways in which it is said; `exactly`: in no other word that means nearly the same.
 */
const wayOf = (word: string, exactly = false) => {
  const { same, otherwise } = exactly ? { ...saidFor([word]), otherwise: [] } : saidFor([word]);
  const kind = KINDS.find((words) => words.includes(word)) ?? [];
  return { word, names: [[word], ...same, ...otherwise, ...kind.map((each) => [each])] };
};

/** The words of a group's name, each with the names that it goes by. */
export const callingIn = (group: string) => tellingIn(group).map((word) => wayOf(word).names);

/** Who is in a group by a score, or by what a table says of its respondents; null if neither tells. */
const knownIn = (group: string, passages: readonly Passage[], traits: readonly Trait[]) =>
  scoredAs(group, passages) ?? valueCalled(group, traits)?.by ?? null;

/** The people who say of themselves that they are such, or do or have such a thing, by the passage in which they do. */
export const membersOf = async (
  group: string,
  passages: readonly Passage[],
  traits: readonly Trait[],
): Promise<ReadonlyMap<string, Passage>> =>
  knownIn(group, passages, traits) ??
  membersBy(
    tellingIn(group).map((word) => wayOf(word)),
    passages,
  );

type Way = ReturnType<typeof wayOf>;

/** `isCalled`: the group is called by what its people are, also if no list knows that. */
async function membersBy(
  ways: readonly Way[],
  passages: readonly Passage[],
  isCalled = false,
): Promise<Map<string, Passage>> {
  const breathe = pacer();
  const members = new Map<string, Passage>();
  if (ways.length === 0) return members;
  const role = ways.find(({ word }) => isRole(word)) ?? (isCalled ? ways.at(-1) : undefined);
  const isSaid = (text: string, language: string | null) => ways.every(({ names }) => says(text, language, names));
  // "Teo, you’re a student, second year?" tells that he is one, unless he denies it.
  const isTold = (text: string, language: string | null) =>
    isSaid(text, language) &&
    sentencesOf(text).some(
      (sentence) =>
        isSaid(sentence, language) &&
        ((TELLS.test(sentence) && (!role || isSaidAfter(YOU_ARE, sentence, role.names, language))) ||
          (role !== undefined && isSaidAfter(BECAME, sentence, role.names, language))),
    );
  const telling = new Map<Passage["asked"], boolean>();
  const isToldIn = (asked: Passage["asked"], language: string | null) => {
    const known = telling.get(asked) ?? isTold(asked.text, language);
    telling.set(asked, known);
    return known;
  };
  const doing = role && doerOf(role.word);
  const otherwise = ways.length === 1 ? saidOtherwise(role?.word ?? "") : undefined;
  for (const passage of passages) {
    await breathe();
    const { line, language, person, asked, distance } = passage;
    if (members.has(person)) continue;
    const speaker = (line.speaker ?? "").replace(TITLE, "doctor ");
    const isNamedSo = () => ways.length === 1 && says(speaker, language, ways[0]?.names ?? []);
    const isAsked = () => distance === 1 && isToldIn(asked, language) && !/^\W*(?:no|nein|not)\b/iu.test(line.text);
    const isBrief = () =>
      distance === 1 &&
      wordsSaid(passage).length <= BRIEF &&
      !NOT.test(line.text) &&
      !SELF.test(line.text) &&
      (!role || OCCUPATION.test(asked.text) || says(asked.text, language, role.names)) &&
      ways.some(({ names }) => passageSays(passage, names)) &&
      isSaid(`${asked.text} ${line.text}`, language);
    const isDone = () => doing?.(line.text, distance === 1 && OCCUPATION.test(asked.text)) === true;
    const isOwn = () =>
      ways.every(({ names }) => passageSays(passage, names)) &&
      piecesOf(line.text).some(({ from, to }) => {
        const sentence = line.text.slice(from, to);
        if (!isSaid(sentence, language) || !SELF.test(sentence) || sentence.endsWith("?")) return false;
        if (NOT.test(sentence) && !sentence.split(CLAUSES).some((each) => isSaid(each, language) && !NOT.test(each)))
          return false;
        return !role || isSaidAfter(IS, sentence, role.names, language);
      });
    const isSaidOtherwise = () => otherwise?.(line.text) !== undefined;
    if (isSaidOtherwise() || isDone() || isOwn() || isNamedSo() || isBrief() || isAsked()) members.set(person, passage);
  }
  return members;
}

/**
 * The people who are called so, and those who only once were, each by the passage in which they say so; `isKnown`: by
 * the score that they gave, or by a table.
 */
export type Called = {
  now: ReadonlySet<string>;
  once: ReadonlySet<string>;
  by: ReadonlyMap<string, Passage>;
  isKnown: boolean;
};

/**
 * Who says to be what a group is called, gave such a score, or is said to be so by a table. A bookkeeper is called an accountant only if nobody is
 * called a bookkeeper.
 */
export async function calledSo(group: string, passages: readonly Passage[], traits: readonly Trait[]): Promise<Called> {
  const known = knownIn(group, passages, traits);
  if (known) return { now: new Set(known.keys()), once: new Set(), by: known, isKnown: true };
  const words = tellingIn(group);
  const exact = words.map((word) => wayOf(word, true));
  const called = await membersBy(exact, passages, true);
  const ways = called.size > 0 ? exact : words.map((word) => wayOf(word));
  const all = called.size > 0 ? called : await membersBy(ways, passages, true);
  const names = ways.flatMap((way) => way.names);
  const once = [...all].filter(([, { line, language }]) =>
    sentencesOf(line.text).some((sentence) => FORMER.test(sentence) && says(sentence, language, names)),
  );
  const former = new Set(once.map(([person]) => person));
  return {
    now: new Set([...all.keys()].filter((person) => !former.has(person))),
    once: former,
    by: all,
    isKnown: false,
  };
}

/** Whether a sentence says one of these names right after who is called so, and not after somebody else. */
function isSaidAfter(
  who: RegExp,
  sentence: string,
  names: readonly (readonly string[])[],
  language: string | null,
): boolean {
  for (const { 0: word, index } of sentence.matchAll(/[\p{L}\p{N}’'-]+/gu)) {
    const before = sentence.slice(0, index);
    if (says(word, language, names) && who.test(before) && !SOMEBODY.test(before)) return true;
  }
  return false;
}

/** "I drive for a living", "I drive a cab", "I clean for Polman's" */
const FOR_A_LIVING =
  "(?:(?: [^.;!?]{1,40})? (?:for a living|for a job|full[- ]time|part[- ]time|professionally|for (?!(?:I|A)\\b)\\p{Lu}\\p{L}+)| (?:an? |the )?(?:\\p{L}+ )?(?:cab|taxi|bus|coach|lorry|truck|van|tram|train|minibus|ambulance)(?:e?s)?)\\b";

/** "I volunteer" says that somebody is a volunteer, and "I teach" of what they do that they are a teacher. */
function doerOf(role: string): (text: string, isAskedWhat: boolean) => boolean {
  const verb = /^(\p{L}{3,})ers?$/u.exec(role)?.[1];
  const same = role.replace(/s$/u, "");
  const does = (what: string) => new RegExp(`\\bI(?:[’']m)? (?:still |also |now )?${what}`, "u");
  const always = does(`(?:${same})\\b`);
  // Who drives a Skoda is no driver yet.
  const [ofWork, forALiving] =
    verb === undefined ? [] : [does(`${verb}(?:e|ing)?\\b`), does(`${verb}(?:e|ing)?${FOR_A_LIVING}`)];
  return (text, isAskedWhat) =>
    always.test(text) || (isAskedWhat && ofWork?.test(text) === true) || forALiving?.test(text) === true;
}
