import { onceFor } from "@/lib/core/data/once-for";
import { plainLetters } from "@/lib/core/text/plain-letters";
import { upperFirst } from "@/lib/core/text/upper-first";
import { CONCEPTS } from "@/lib/services/analysis/concepts/concepts-of";
import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { type Nouns, nounsOf } from "@/lib/services/analysis/themes/nouns";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isLastResort } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type Naming, naming, type Spoken, spelled } from "./spoken";

/**
 * What people mention by name: a research topic, or a thing. `members`: the lines that name it; `called`: its name for
 * a model; `stem`: of a thing's name, in the language in which it is said; `isProper`: it has no article.
 */
export type Subject = {
  title: string;
  topic: number | null;
  stem: string | null;
  isProper?: boolean;
  called?: string;
  terms: string[];
  members: Naming[];
};

const STEM = stemmerOf("en");
const WORD = /[\p{L}\p{N}]+/gu;
const MOST_SUBJECTS = 12;
/** A tag is about several lines, and about more than one person if there are more. */
const FEWEST_LINES = 3;
const FEWEST_PEOPLE = 2;
/** If two names occur in this share of the same lines, they name the same thing. */
const SAME = 0.7;
/**
 * People who only say "card" aren't talking about "Paying by card": a room key is a card, too. The topic is then named
 * by that word.
 */
const FEWEST_WORDS = 2;

type Name = Pick<Subject, "title" | "topic" | "stem" | "isProper">;
type Found = Subject & { people: number };
type Where = { spoken: Spoken; fewestPeople: number; breathe: () => Promise<void> };

/**
 * What several people name, topics before things and most people first. Only what a line itself says counts: its
 * context and its question are often about something else. `withNames`: also the names of products and companies.
 */
export async function subjectsOf(
  lines: readonly AnalysisLine[],
  spoken: Spoken,
  { german, withNames = false }: { german: boolean; withNames?: boolean },
  breathe: () => Promise<void>,
): Promise<Subject[]> {
  const where = { spoken, fewestPeople: Math.min(FEWEST_PEOPLE, peopleOf(lines)), breathe };
  const { topics, taken } = await topicsIn(where, german);
  const things = await thingsIn(where, await nounsOf(lines, breathe, { withNames }), taken, german);
  return [...topics.sort(byPeople), ...things.sort(byPeople)].slice(0, MOST_SUBJECTS);
}

/** The topics mentioned, and the stems that belong to them. */
async function topicsIn(where: Where, german: boolean): Promise<{ topics: Found[]; taken: ReadonlySet<string> }> {
  const topics: Found[] = [];
  const taken = new Set<string>();
  for (const { id, title, core, words } of CONCEPTS) {
    if (!title || core.length === 0) continue;
    const terms = core.filter((word) => spelled(word).some((form) => where.spoken.at.has(form)));
    const isTopic = new Set(terms.map(STEM)).size >= FEWEST_WORDS;
    const itself = (german ? terms : core)[0] ?? "";
    const name = isTopic
      ? { title: title[german ? "de" : "en"], topic: id, stem: null }
      : { title: upperFirst(itself), topic: null, stem: stemmerOf(german ? "de" : "en")(itself) };
    const found = await find(where, name, terms);
    topics.push(...found.map((each) => (isTopic ? each : { ...each, title: upperFirst(asWritten(itself, each)) })));
    if (found.length > 0) for (const word of isTopic ? words : core) taken.add(STEM(word));
  }
  return { topics, taken };
}

/** The things mentioned, except those that belong to a topic. */
async function thingsIn(where: Where, nouns: Nouns, taken: ReadonlySet<string>, german: boolean): Promise<Found[]> {
  const things: Found[] = [];
  for (const [root, { word, phrase }] of nouns)
    if (!taken.has(root) && !isLastResort(root)) {
      const isProper = !german && /^\p{Lu}/u.test(phrase);
      const name = { title: upperFirst(phrase), topic: null, stem: root, isProper };
      things.push(...(await find(where, name, [word], root)));
    }
  return things.filter((thing) => !things.some((other) => isPartOf(thing, other)));
}

/** "Route setting" beside "Routes", by the same people in the same lines, is one thing twice. */
function isPartOf(thing: Found, other: Found): boolean {
  const [own, others] = [stemsOf(thing), stemsOf(other)];
  if (own.length <= others.length || !others.every((word) => own.includes(word))) return false;
  const lines = new Set(other.members.map(({ line }) => line));
  return thing.members.filter(({ line }) => lines.has(line)).length >= thing.members.length * SAME;
}

const stemsOf = onceFor(({ title }: Found) => wordsOf(title).map(STEM));

/** A word in plain letters as people write it: "gebuhren" is "Gebühren". */
function asWritten(word: string, { members }: Found): string {
  for (const { line } of members)
    for (const [token] of line.text.matchAll(WORD)) if (plainLetters(token) === word) return token.toLowerCase();
  return word;
}

/** What the words, or a stem, name, if enough people say them. */
async function find({ spoken, fewestPeople, breathe }: Where, name: Name, terms: string[], root?: string) {
  const members = naming(spoken, [new Set([...terms.flatMap(spelled), ...(root ? [root] : [])])]);
  await breathe();
  const people = peopleOf(members.map(({ line }) => line));
  return members.length >= FEWEST_LINES && people >= fewestPeople ? [{ ...name, terms, members, people }] : [];
}

const byPeople = (a: Found, b: Found): number =>
  b.people - a.people || b.members.length - a.members.length || (a.title < b.title ? -1 : 1);

const peopleOf = (lines: readonly AnalysisLine[]): number => new Set(lines.map(personOf)).size;
