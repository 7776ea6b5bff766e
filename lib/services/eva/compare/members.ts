import { pacer } from "@/lib/services/analysis/pacer";
import { piecesOf, sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { saidFor } from "../mentions/said-for";
import { passageSays, says } from "../mentions/says";
import type { Passage } from "../retrieve/passages";
import { isRole } from "../retrieve/who-is-asked";

/** "Drivers" who are new aren't those who have driven for years. */
const KINDS = [
  "new newcomer newcomers beginner beginners starter starters novice neu neue neuen neuling neulinge anfanger",
  "experienced veteran veterans seasoned senior longtime erfahren erfahrene erfahrenen",
].map((words) => words.split(" "));
const SELF =
  /\b(?:I|I[’']m|I[’']ve|I[’']d|we|we[’']re|we[’']ve|my|our|me|us|ich|wir|mein\p{L}*|unser\p{L}*|mir|uns)\b/iu;
const NOT = /\b(?:not|never|no|none|without|nobody|\p{L}+n[’']t|nicht|nie|kein\p{L}*|ohne)\b/iu;
/** "I'm a nurse", "as a manager"; "my nurse" is somebody else. */
const IS =
  /(?:\b(?:I[’']m|I am|I was|I work|we[’']re|we are|being|ich bin|ich war|wir sind|ich arbeite)\b|\b(?:as|als)\b)(?:\s+[^\s,.;]+){0,4}\s*$/iu;
const SOMEBODY =
  /(?:\b(?:my|our|his|her|their|your|mein\p{L}*|unser\p{L}*|sein\p{L}*)|\b(?:with|to|from|by|for|of|mit|von|bei|zu|für)\s+(?:the|an?|de[mrn]|die|einem?r?))(?:\s+\p{L}+)?\s*$/iu;
const DENIED =
  /^(?:the |die )?(?:people|those|ones|users|customers|leute|diejenigen|die)?,?\s*(?:who|that|die)?\s*(?:do not|don[’']t|did not|didn[’']t|are not|aren[’']t|were not|weren[’']t|have not|haven[’']t|hadn[’']t|never|without|nie|nicht|kein\p{L}*|ohne)\b/iu;
/** A statement about whoever is asked, also one with a question mark. */
const TELLS =
  /^(?!(?:do|did|does|are|were|have|had|has|would|will|could|can|what|why|how|who|when|where|which|was|wie|wer|wann|wo|warum)\b).*\b(?:you(?:['’]re|['’]ve)?|sie|du)\b/iu;
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

/** The people who say of themselves that they are such, or do or have such a thing, by the passage in which they do. */
export async function membersOf(group: string, passages: readonly Passage[]): Promise<Map<string, Passage>> {
  const breathe = pacer();
  const told = wordsOf(group).filter((word) => !isStopWord(word) && !PEOPLE.has(word));
  const ways = told.map((word) => {
    const { same, otherwise } = saidFor([word]);
    const kind = KINDS.find((words) => words.includes(word)) ?? [];
    return { word, names: [[word], ...same, ...otherwise, ...kind.map((each) => [each])] };
  });
  const members = new Map<string, Passage>();
  if (ways.length === 0) return members;
  const role = ways.find(({ word }) => isRole(word));
  const isSaid = (text: string, language: string | null) => ways.every(({ names }) => says(text, language, names));
  // "Teo, you’re a student, second year?" tells that he is one, unless he denies it.
  const isTold = (text: string, language: string | null) =>
    isSaid(text, language) && sentencesOf(text).some((sentence) => TELLS.test(sentence) && isSaid(sentence, language));
  for (const passage of passages) {
    await breathe();
    const { line, language, person, asked, distance } = passage;
    if (members.has(person)) continue;
    const isCalled = ways.length === 1 && says(line.speaker ?? "", language, ways[0]?.names ?? []);
    const isAsked = distance === 1 && isTold(asked.text, language) && !/^\W*(?:no|nein|not)\b/iu.test(line.text);
    const isBrief =
      distance === 1 &&
      wordsOf(line.text).length <= BRIEF &&
      !NOT.test(line.text) &&
      !SELF.test(line.text) &&
      ways.some(({ names }) => says(line.text, language, names)) &&
      isSaid(`${asked.text} ${line.text}`, language);
    const isNamed = ways.every(({ names }) => passageSays(passage, names));
    const isOwn =
      isNamed &&
      piecesOf(line.text).some(({ from, to }) => {
        const sentence = line.text.slice(from, to);
        if (!isSaid(sentence, language) || !SELF.test(sentence) || NOT.test(sentence) || sentence.endsWith("?"))
          return false;
        return !role || isOfSelf(sentence, role.names, language);
      });
    if (isCalled || isAsked || isBrief || isOwn) members.set(person, passage);
  }
  return members;
}

function isOfSelf(sentence: string, names: readonly (readonly string[])[], language: string | null): boolean {
  for (const { 0: word, index } of sentence.matchAll(/[\p{L}\p{N}’'-]+/gu)) {
    const before = sentence.slice(0, index);
    if (says(word, language, names) && IS.test(before) && !SOMEBODY.test(before)) return true;
  }
  return false;
}
