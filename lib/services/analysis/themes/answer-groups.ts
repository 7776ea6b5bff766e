import { upperFirst } from "@/lib/core/text/upper-first";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { CONCEPTS } from "../concepts/concepts-of";
import { type AnalysisLine, personOf } from "../line";
import { spokenIn } from "../subjects/spoken";
import { type Subject, subjectsOf } from "../subjects/subjects";
import { type AskedGroup, askedGroups } from "./asked/asked-groups";
import { headingFor } from "./asked/heading-of";
import { WISHES } from "./asked/matter-of";
import type { Group } from "./group";
import { type Forming, isKnown, keyOf, keyOfTopic, namedOf } from "./named-of";
import { type Nouns, nounsOf } from "./nouns";
import { isCommonIn } from "./shared/common-names";
import { askedAbout, asksForOpinion } from "./statements/asked-about";
import { type AskedFor, asksFor, asksForReasons } from "./statements/asks-for";
import { isVague } from "./vague";

const TERMS = 6;
const STEMS = ["en", "de"].map(stemmerOf);
const FEWEST_LINES = 3;
const FEWEST_ASKED = 2;
/** Weight of answers about a theme; a line that also names it counts more, the more it says about it. */
const ASKED = 0.5;
/**
 * What people name unprompted is more often mentioned in passing than what they are asked about, or than product
 * topics.
 */
const IN_PASSING = 0.6;
const NEARLY_ALL = 0.7;

/**
 * Groups what was said along a guide by what was asked, and by what people name; a line may be in several groups.
 * Groups with most people come first, and what is named in passing later.
 */
export async function answerGroups(
  told: readonly AnalysisLine[],
  { most, german }: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  const nouns = await nounsOf(told, breathe);
  const everybody = new Set(told.map(personOf)).size;
  // The product that the whole study is about is no theme in it.
  const isOfStudy = ({ isProper, members }: Subject) =>
    isProper === true &&
    isCommonIn(
      members.map(({ line }) => line),
      everybody,
    );
  const mentioned = await subjectsOf(told, await spokenIn(told, breathe), { german, withNames: true }, breathe);
  const subjects = mentioned.filter((subject) => !isOfStudy(subject));
  const topics = new Map(
    subjects.flatMap(({ topic }) =>
      (CONCEPTS[topic ?? -1]?.core ?? []).map((word) => [word, keyOfTopic(topic)] as const),
    ),
  );
  const groups = new Map<string, Forming>();
  const titles = new Map(subjects.map((subject) => [keyOf(subject), subject]));
  for (const asked of askedGroups(told, (word) => topics.get(word) ?? null).map(withoutReasons)) {
    const question = asked.heading?.text ?? "";
    // Why somebody rents a desk is no opinion of the desk.
    const subject = asksForReasons(question)
      ? undefined
      : (titles.get(asked.key) ?? subjects.find((each) => isOfWords(each, question)));
    const formed = askedOf(asked, subject, nouns);
    const key = subject ? keyOf(subject) : asksForReasons(question) ? `?why ${asked.key}` : asked.key;
    if (formed) groups.set(key, joined(groups.get(key), formed));
  }
  await breathe();
  for (const subject of subjects) addNamed(groups, subject);
  const found = [...groups.values()].map(({ near, terms, ...group }) => {
    const members = [...near].map(([line, near]) => ({ line, near }));
    const people = new Set(members.map(({ line }) => personOf(line))).size;
    const worth = group.isInPassing ? people * IN_PASSING : people;
    return { worth, group: { ...group, nouns, terms: terms.slice(0, TERMS), members, outright: members, people } };
  });
  return found
    .filter(({ group }) => group.members.length >= FEWEST_LINES)
    .sort(
      (a, b) =>
        b.worth - a.worth ||
        b.group.members.length - a.group.members.length ||
        (a.group.title < b.group.title ? -1 : 1),
    )
    .slice(0, most)
    .map(({ group }) => group);
}

/** Where people are asked different things about something, why one of them bought it is no answer to the others. */
function withoutReasons(asked: AskedGroup): AskedGroup {
  if (asked.heading?.isCommon !== false || !asksForReasons(asked.heading.text)) return asked;
  const isOther = ({ question }: AnalysisLine) => !asksForReasons(question ?? "");
  const lines = asked.lines.filter(isOther);
  if (new Set(lines.map(personOf)).size < FEWEST_ASKED) return asked;
  const naming = lines.filter(({ question }) => askedAbout(question ?? "") !== null);
  const heading = headingFor(naming.length > 0 ? naming : lines);
  return { ...asked, lines, alike: asked.alike.filter(isOther), heading: heading && { ...heading, isCommon: false } };
}

/** "How do you feel about the allergy form?" is about the allergy form, whichever of its words is looked at. */
function isOfWords({ title, topic }: Subject, question: string): boolean {
  const [words, asked] = [wordsOf(title), wordsOf(question)];
  return topic === null && words.length > 1 && words.every((word) => asked.includes(word));
}

const joined = (one: Forming | undefined, other: Forming): Forming =>
  one
    ? { ...one, near: new Map([...one.near, ...other.near]), answers: new Set([...one.answers, ...other.answers]) }
    : other;

/** What nearly all answers to a question name gives the group its name; what only some name is just a word in them. */
function addNamed(groups: Map<string, Forming>, subject: Subject): void {
  const key = keyOf(subject);
  const lines = subject.members.map(({ line }) => line);
  const within = ({ near }: Forming) => lines.filter((line) => near.has(line)).length;
  const asked = [...groups].find(([, each]) => !each.isInPassing && within(each) >= lines.length * NEARLY_ALL);
  const isAnswer =
    asked?.[1].isAsked === true && isKnown(subject) && within(asked[1]) >= asked[1].near.size * NEARLY_ALL;
  if (groups.get(key)?.isAsked || (asked && asked[0] !== key && !isAnswer && !isKnown(subject))) return;
  if (isAnswer) groups.delete(asked[0]);
  const group = groups.get(key) ?? namedOf(subject);
  for (const [line, near] of isAnswer ? asked[1].near : []) group.near.set(line, near);
  for (const { line, sure } of subject.members)
    group.near.set(line, Math.max(group.near.get(line) ?? 0, ASKED + sure / 2));
  groups.set(key, { ...group, terms: [...new Set([...group.terms, ...subject.terms])] });
}

const asksForIn = ({ key, heading }: AskedGroup): AskedFor | null =>
  key === WISHES ? "wish" : asksFor(heading?.text ?? "");

const isTelling = (word: string): boolean => !(isStopWord(word) || isSoftWord(word) || isVague(word));

/**
 * Answers about something with a name are called by it if people name it too, or if it was asked about in several ways;
 * others are called by the question. Null if neither can serve as a title.
 */
function askedOf(asked: AskedGroup, subject: Subject | undefined, nouns: Nouns): Forming | null {
  const { key, word, heading, lines, alike } = asked;
  const known = { isInPassing: false, near: new Map(lines.map((line) => [line, ASKED])), answers: new Set(lines) };
  const isVaried = !heading?.isCommon;
  if (subject && subject.topic !== null && (word !== null || isVaried)) return { ...namedOf(subject), ...known };
  const about = heading === null ? null : askedAbout(heading.text);
  const isReason = heading !== null && asksForReasons(heading.text);
  const name = isReason ? null : (about?.name ?? nouns.get(key)?.phrase ?? word);
  // "What do you make of the notes?": people are asked about the notes, however many say "a note".
  const isOneWord = subject !== undefined && wordsOf(subject.title).length === 1;
  const asAsked = word !== null && isOneWord ? { title: upperFirst(word), thing: `the ${word}` } : {};
  const called = about === null ? asAsked : { title: upperFirst(about.name), thing: about.thing };
  // "How was the first time you booked a desk?" is about booking it, and no opinion of the desk.
  const isWhole = about === null && heading?.isCommon === true && asksForOpinion(heading.text);
  if (subject && subject.topic === null && !isWhole) return { ...namedOf(subject), ...called, ...known };
  if (name !== null && (about !== null || isVaried)) {
    const named = namedOf({ title: upperFirst(name), topic: null, stem: key, terms: wordsOf(name), members: [] });
    const stems = wordsOf(name)
      .filter(isTelling)
      .flatMap((each) => STEMS.map((stem) => stem(each)));
    const keys = new Set([key, ...stems]);
    return { ...named, ...called, keys, ...known };
  }
  const nothing = { isTopic: false, isInPassing: false, thing: null, terms: [], keys: new Set<string>() };
  // Under a question is only what answers it.
  if (heading === null || new Set(alike.map(personOf)).size < FEWEST_ASKED) return null;
  const near = new Map(alike.map((line) => [line, ASKED]));
  return {
    ...nothing,
    near,
    answers: new Set(alike),
    title: heading.text,
    isAsked: true,
    asksFor: asksForIn(asked),
  };
}
