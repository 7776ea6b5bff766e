import { type AnalysisLine, personOf } from "../line";
import { askedOf } from "./asked-of";
import { guideOf } from "./beside";
import { cluster } from "./cluster";
import { keysOf } from "./keys-of";
import { type Nouns, nounsOf } from "./nouns";
import { termsOf } from "./strongest";
import { titleOf } from "./title-of";
import { vectorsOf } from "./vectors";

/** A line of a theme, and how central it is to it. */
export type Member = { line: AnalysisLine; near: number };

/**
 * Lines that belong together, most people first; `terms` are the words that hold them together, `keys` the stems of
 * words that speak of it. `isTopic`: its title and its words are those of a known topic; `isAsked`: none names it, and
 * its title is the question of the guide that it answers.
 */
export type Group = {
  title: string;
  isAsked: boolean;
  isTopic: boolean;
  terms: string[];
  keys: ReadonlySet<string>;
  nouns: Nouns;
  people: number;
  members: Member[];
};

const TERMS = 6;
const FEWEST_LINES = 3;
/** A word that one person says holds nothing together. */
const FEWEST_SAYING = 2;
const LONGEST_TEXT = 4_000;

/**
 * A few more groups than themes are looked for: those that turn out to be about one thing are put together. Too few run
 * several matters of a small study together.
 */
const groupsFor = (lines: number, most: number): number =>
  Math.max(2, Math.min(Math.round(most * 1.2), Math.round(2 + Math.sqrt(lines / 0.6))));

/** From the first letter of a line on: thousands of letters without a blank cost no more than their number. */
const SEVERAL_WORDS = /^[^\p{L}\n\r\u2028\u2029]*\p{L}.*\s\S+\s/mu;

/** Groups lines by what they are about and names each group in plain words. */
export async function groupLines(
  lines: readonly AnalysisLine[],
  { most, german }: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  const told = lines.filter(({ text }) => text.length <= LONGEST_TEXT && SEVERAL_WORDS.test(text));
  if (told.length === 0) return [];
  const vectors = await vectorsOf(told, breathe);
  const { centres, group, near } = await cluster(vectors, groupsFor(told.length, most), breathe);
  const nouns = await nounsOf(told, breathe);
  const guide = guideOf(told);
  const named = new Map<string, Omit<Group, "people">>();
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
    const theme = named.get(title) ?? { title, isAsked: asked !== null, isTopic, keys, nouns, terms, members: [] };
    for (const [at, line] of told.entries()) if (group[at] === index) theme.members.push({ line, near: near[at] ?? 0 });
    named.set(title, { ...theme, keys: new Set([...theme.keys, ...keys]) });
    await breathe();
  }
  const found = [...named.values()].map((theme) => ({ ...theme, people: peopleOf(theme.members) }));
  found.sort((a, b) => b.people - a.people || b.members.length - a.members.length || (a.title < b.title ? -1 : 1));
  return found.slice(0, most).filter(({ members }) => members.length >= FEWEST_LINES);
}

function isSharedBy(lines: readonly AnalysisLine[], term: string): boolean {
  const saying = new Set<string>();
  for (const line of lines)
    if (line.text.toLowerCase().includes(term) && saying.add(personOf(line)).size >= FEWEST_SAYING) return true;
  return false;
}

const peopleOf = (members: readonly Member[]): number => new Set(members.map(({ line }) => personOf(line))).size;
