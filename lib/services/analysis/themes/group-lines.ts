import { CONCEPTS } from "../concepts/concepts-of";
import { type AnalysisLine, personOf } from "../line";
import type { Member } from "./claims";
import { cluster } from "./cluster";
import { type Vectors, vectorsOf } from "./vectors";

/** Lines that belong together, most people first; `terms` are the words that hold them together. */
export type Group = { title: string; terms: string[]; people: number; members: Member[] };

const TERMS = 6;
const FEWEST_LINES = 3;
const LONGEST_TEXT = 4_000;

/** More groups than themes are looked for: those that turn out to be about one thing are put together. */
const groupsFor = (lines: number, most: number): number =>
  Math.max(2, Math.min(Math.round(most * 1.3), Math.round(2 + Math.sqrt(lines / 3))));

/** Groups lines by what they are about and names each group in plain words. */
export async function groupLines(
  lines: readonly AnalysisLine[],
  { most, german }: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  const told = lines.filter(({ text }) => text.length <= LONGEST_TEXT && /\p{L}.*\s\S+\s/u.test(text));
  if (told.length === 0) return [];
  const vectors = await vectorsOf(told, breathe);
  const { centres, group, near } = await cluster(vectors, groupsFor(told.length, most), breathe);
  const named = new Map<string, { members: Member[]; terms: string[] }>();
  for (const [index, centre] of centres.entries()) {
    const title = titleOf(centre, vectors, german);
    const theme = named.get(title) ?? { members: [], terms: termsOf(centre, vectors, TERMS) };
    for (const [at, line] of told.entries()) if (group[at] === index) theme.members.push({ line, near: near[at] ?? 0 });
    if (title) named.set(title, theme);
    await breathe();
  }
  const found = [...named].map(([title, theme]) => ({ title, ...theme, people: peopleOf(theme.members) }));
  found.sort((a, b) => b.people - a.people || b.members.length - a.members.length || (a.title < b.title ? -1 : 1));
  return found.slice(0, most).filter(({ members }) => members.length >= FEWEST_LINES);
}

const peopleOf = (members: readonly Member[]): number => new Set(members.map(({ line }) => personOf(line))).size;

/** The words that hold a group together, as people say them. */
const termsOf = (centre: Float32Array, { wordOf }: Vectors, most: number): string[] =>
  strongest(centre, CONCEPTS.length, centre.length, most).map(wordOf).filter(Boolean);

/** The name of the topic that a group is about, or else its two strongest words. */
function titleOf(centre: Float32Array, vectors: Vectors, german: boolean): string {
  const topics = CONCEPTS.filter(({ title }) => title !== null).length;
  const [topic = -1] = strongest(centre, 0, topics, 1);
  const [first = "", second = ""] = termsOf(centre, vectors, 2);
  const [stem = -1] = strongest(centre, CONCEPTS.length, centre.length, 1);
  const title = CONCEPTS[topic]?.title;
  if (title && (centre[topic] ?? 0) >= (centre[stem] ?? 0)) return german ? title.de : title.en;
  const words = german ? `${first} und ${second}` : `${first} and ${second}`;
  return first && second ? words.charAt(0).toUpperCase() + words.slice(1) : first;
}

function strongest(centre: Float32Array, from: number, to: number, most: number): number[] {
  const features: number[] = [];
  for (let feature = from; feature < to; feature += 1) if ((centre[feature] ?? 0) > 0) features.push(feature);
  features.sort((a, b) => (centre[b] ?? 0) - (centre[a] ?? 0) || a - b);
  return features.slice(0, most);
}
