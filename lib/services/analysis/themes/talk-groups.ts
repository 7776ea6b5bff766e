import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { CONCEPTS } from "../concepts/concepts-of";
import { type AnalysisLine, personOf } from "../line";
import { askedOf } from "./asked-of";
import { guideOf } from "./beside";
import { cluster } from "./cluster";
import type { Group, Member } from "./group";
import { keysOf } from "./keys-of";
import { nounsOf } from "./nouns";
import { termsOf } from "./strongest";
import { titleOf } from "./title-of";
import { vectorsOf } from "./vectors";

type Forming = Omit<Group, "people" | "outright">;

const NO_ANSWER = { asksFor: null, answers: new Set<AnalysisLine>(), thing: null, isInPassing: false };
const TERMS = 6;
const FEWEST_LINES = 3;
const STEM = stemmerOf("en");
/** A word that only one person says holds nothing together. */
const FEWEST_SAYING = 2;
/** A line whose closeness to another theme is more than this share of its own certainly belongs to neither. */
const AS_CLOSE = 0.8;

/**
 * Slightly more groups than themes, because some turn out to be about one thing and are merged. Too few would merge
 * several subjects of a small study.
 */
const groupsFor = (lines: number, most: number): number =>
  Math.max(2, Math.min(Math.round(most * 1.2), Math.round(2 + Math.sqrt(lines / 0.6))));

/**
 * Groups free conversation by what is said in lines and around them, and by topics that people name and no group is
 * about.
 */
export async function talkGroups(
  told: readonly AnalysisLine[],
  { most, german }: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  const vectors = await vectorsOf(told, breathe);
  const { centres, group, near, next } = await cluster(vectors, groupsFor(told.length, most), breathe);
  const nouns = await nounsOf(told, breathe);
  const guide = guideOf(told);
  const named = new Map<string, Forming>();
  const titles = new Map<number, string>();
  for (const [index, centre] of centres.entries()) {
    const own = vectors.of.filter((_, at) => group[at] === index);
    const lines = told.filter((_, at) => group[at] === index);
    const name = titleOf(centre, own, vectors, nouns);
    const asked = name === null || name.topic === null ? askedOf(lines, guide) : null;
    const title = asked ?? (german ? name?.de : name?.en);
    if (!title) continue;
    const keys = keysOf(centre, vectors, nouns, name?.topic ?? null);
    const terms = termsOf(centre, vectors, TERMS).filter((term) => isSharedBy(lines, term));
    const isTopic = name !== null && name.topic !== null;
    const theme = named.get(title) ?? {
      ...NO_ANSWER,
      title,
      isAsked: asked !== null,
      isTopic,
      keys,
      nouns,
      terms,
      members: [],
    };
    titles.set(index, title);
    named.set(title, { ...theme, keys: new Set([...theme.keys, ...keys]) });
    await breathe();
  }
  for (const [at, line] of told.entries()) {
    const [title, other] = [titles.get(group[at] ?? -1), titles.get(next.group[at] ?? -1)];
    const isAsClose = (next.near[at] ?? 0) > (near[at] ?? 0) * AS_CLOSE;
    if (title === undefined || (isAsClose && other !== undefined && other !== title)) continue;
    named.get(title)?.members.push({ line, near: near[at] ?? 0 });
  }
  const topics = new Set([...named.values()].flatMap(({ title, isTopic }) => (isTopic ? coreOf(title) : [])));
  const own = [...named.values()].filter((theme) => !isOfTopic(theme, topics));
  const found = own.map((theme) => ({
    ...theme,
    outright: outrightOf(theme),
    people: peopleOf(theme.members),
  }));
  found.sort((a, b) => b.people - a.people || b.members.length - a.members.length || (a.title < b.title ? -1 : 1));
  return found.slice(0, most).filter(({ members }) => members.length >= FEWEST_LINES);
}

/** The lines that contain a group's name: a line that is only next to one is no quote for it. */
function outrightOf({ title, isAsked, isTopic, members }: Forming): Member[] {
  const core = new Set(isTopic ? coreOf(title) : []);
  if (isAsked || (isTopic && core.size === 0)) return members;
  const called = new Set(
    wordsOf(title)
      .filter((word) => !isStopWord(word))
      .map(STEM),
  );
  const isNamed = (word: string, stem: (word: string) => string) => (isTopic ? core.has(word) : called.has(stem(word)));
  return members.filter(({ line }) => wordsOf(line.text).some((word) => isNamed(word, stemmerOf(line.language))));
}

/** The words that by themselves certainly mean a topic. */
const coreOf = (title: string): string[] =>
  CONCEPTS.find((concept) => concept.title?.en === title || concept.title?.de === title)?.core ?? [];

/** "The card" beside "Paying by card" is the same thing by one of its words. */
function isOfTopic({ title, isTopic, isAsked }: Forming, topics: ReadonlySet<string>): boolean {
  const called = wordsOf(title).filter((word) => !isStopWord(word));
  return !isTopic && !isAsked && called.length > 0 && called.every((word) => topics.has(word));
}

function isSharedBy(lines: readonly AnalysisLine[], term: string): boolean {
  const saying = new Set<string>();
  for (const line of lines)
    if (line.text.toLowerCase().includes(term) && saying.add(personOf(line)).size >= FEWEST_SAYING) return true;
  return false;
}

const peopleOf = (members: readonly Member[]): number => new Set(members.map(({ line }) => personOf(line))).size;
