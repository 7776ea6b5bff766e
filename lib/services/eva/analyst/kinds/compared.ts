import { deniedIn, isCalling, isDenied, membersOf } from "@/lib/services/eva/compare/members";
import { type Comparison, isTheRest } from "@/lib/services/eva/compare/read-comparison";
import { valueCalled } from "@/lib/services/eva/compare/traits";
import type { Line } from "@/lib/services/eva/retrieve/corpus/corpus";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { type Witness, witness } from "../witnesses/choose";
import { onTopic, strongest } from "../witnesses/group-voices";
import { sideOf } from "../witnesses/sides";
import type { Voice } from "../witnesses/voices";
import { COMPARING, type Comparing } from "../wording/comparing";
import { draftOf, type Paragraph } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";
import { voicesSaying } from "./mentioned";
import { ofEach } from "./of-each";
import { persons } from "./persons";

const MOST = 5;
/** With fewer who take a side, some others show what is said. */
const FEW = 3;
const NOTHING: ReadonlySet<string> = new Set();

/** Two things or two groups of people, one after the other; null if nothing can be said of either. */
export async function compared(
  comparison: Comparison,
  retrieved: Retrieved,
  phrases: Phrases,
  answer: (text: string, found: Retrieved) => Promise<Draft>,
): Promise<Draft | null> {
  const wording = COMPARING[retrieved.german ? "de" : "en"];
  const byName = await persons(comparison.sides, comparison.about, retrieved, phrases, wording);
  if (byName) return byName;
  const byValue = await ofValues(comparison, retrieved, phrases);
  if (byValue) return byValue;
  if (comparison.kind === "things") return ofThings(comparison, retrieved, phrases, wording);
  const draft = await ofPeople(comparison, retrieved, phrases, wording);
  if (draft) return draft;
  // Nobody can be told apart: what everybody says is better than a guess.
  const { about, sides } = comparison;
  if (about === null) return { evidence: [], lead: null, sentences: [] };
  const text = wording.about(about);
  const all = await answer(text, await retrieved.findToo(text));
  return { ...all, lead: [wording.cannot(sides), wording.everybody(about), all.lead].filter(Boolean).join(" ") };
}

/** Two groups that a table tells apart, by what they answered to its questions; null of any other. */
async function ofValues({ sides, about }: Comparison, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const values = sides.flatMap((name) => valueCalled(name, retrieved.traits) ?? []);
  return about === null && values.length === sides.length ? ofEach({ values, plain: null }, retrieved, phrases) : null;
}

const voicesIn = (witnesses: readonly Witness[]): Voice[] => witnesses.map(({ voice }) => voice);

const sided = (voices: readonly Voice[], terms: readonly string[]): Voice[] =>
  [...voices].sort((a, b) => Math.abs(sideOf(b, terms)) - Math.abs(sideOf(a, terms)));

/** Who speaks of each, and who speaks well of it and who doesn't, in sentences that name it. */
async function ofThings(
  { sides }: Comparison,
  { findToo, people }: Retrieved,
  phrases: Phrases,
  wording: Comparing,
): Promise<Draft | null> {
  const told = [];
  for (const name of sides) {
    const { mentions, terms } = await findToo(wording.about(name));
    if (!mentions) return null;
    const whole = [...mentions.literal, ...mentions.otherwise];
    const said = whole.length > 0 ? whole : mentions.alone;
    const byPerson = await voicesSaying(said, mentions, terms);
    const witnesses = [...byPerson].map(([person, voices]) =>
      witness(person, sided(voices, terms).slice(0, 1), false, NOTHING),
    );
    const sideFor = (side: -1 | 1) => witnesses.filter(({ voice }) => sideOf(voice, terms) === side);
    const [well, badly] = [sideFor(1), sideFor(-1)];
    const rest = witnesses.filter((each) => !well.includes(each) && !badly.includes(each));
    told.push({
      name,
      well,
      badly,
      rest,
      spoke: witnesses.length,
      lines: new Set(said.map(({ passage }) => passage.line)),
    });
  }
  const [one, other] = told;
  if (!one || !other || one.spoke + other.spoke === 0) return null;
  const isBoth = ({ voice }: Witness) =>
    one.lines.has(voice.ranked.passage.line) && other.lines.has(voice.ranked.passage.line);
  const lines = new Set<Line>();
  const once = (witnesses: readonly Witness[]) =>
    witnesses.filter(
      ({
        voice: {
          ranked: { passage },
        },
      }) => !lines.has(passage.line) && lines.add(passage.line),
    );
  const all = [one, other].flatMap(({ well, badly, rest }) => [...well, ...badly, ...rest]);
  const both = once(all.filter(isBoth)).slice(0, MOST);
  const paragraphs = told.map(({ name, well, badly, rest, spoke }) => ({
    before: wording.thing(name, spoke, people, well.length, badly.length),
    voices: voicesIn(
      once([
        ...well.slice(0, MOST),
        ...badly.slice(0, MOST),
        ...(well.length + badly.length < FEW ? rest.slice(0, FEW) : []),
      ]),
    ),
  }));
  const silent = told.filter(({ spoke }) => spoke === 0).map(({ name }) => name);
  return draftOf(
    [wording.things, ...(silent.length > 0 ? [phrases.nobody(silent)] : [])].join(" "),
    [
      { before: wording.both(both.length), voices: voicesIn(both) },
      ...paragraphs.filter(({ voices }) => voices.length > 0),
    ],
    phrases,
  );
}

/** What the members of each say about it, or if nothing is named, what they take sides on. */
async function ofPeople(
  { sides, about }: Comparison,
  retrieved: Retrieved,
  phrases: Phrases,
  wording: Comparing,
): Promise<Draft | null> {
  const { said, traits, findToo } = retrieved;
  const everybody = new Set(said.map(({ person }) => person));
  const membersIn = async (group: string) => new Set((await membersOf(group, said, traits)).keys());
  const own: ReadonlySet<string>[] = [];
  for (const side of sides) own.push(isTheRest(side) || isDenied(side) ? new Set() : await membersIn(side));
  const members: ReadonlySet<string>[] = [];
  for (const [at, side] of sides.entries()) {
    const others = own[1 - at] ?? new Set();
    // Whoever is both is in neither: they would be compared with themselves.
    if (!isTheRest(side) && !isDenied(side)) {
      members.push(new Set([...(own[at] ?? [])].filter((person) => !others.has(person))));
      continue;
    }
    const denied = isDenied(side) ? deniedIn(side) : null;
    const whoDo = denied === null ? others : await membersIn(denied);
    const rest = [...everybody].filter((person) => !whoDo.has(person) && !others.has(person));
    members.push(new Set(whoDo.size === 0 ? [] : rest));
  }
  // "People who pay monthly" are asked about that; a bookkeeper about anything.
  const topic =
    about ??
    sides.find((side) => !isTheRest(side) && !isDenied(side) && !isCalling(side) && !valueCalled(side, traits)) ??
    null;
  const plain = topic === null ? null : await findToo(wording.of(topic));
  const paragraphs: Paragraph[] = [];
  for (const [at, group] of members.entries()) {
    const voices = await (plain ? onTopic(plain, group) : strongest(said, group));
    const side = sides[at] ?? "";
    const witnesses = [...voices].slice(0, MOST).map(([person, own]) => witness(person, own, false, NOTHING));
    paragraphs.push({
      before: wording.group(side, group.size, voices.size, about !== null, isTheRest(side) || isDenied(side)),
      voices: voicesIn(witnesses),
    });
  }
  const unknown = sides.filter((_, at) => members[at]?.size === 0);
  if (unknown.length === sides.length || paragraphs.every(({ voices }) => voices.length === 0)) return null;
  const quiet = paragraphs.flatMap(({ before, voices }, at) =>
    voices.length === 0 && (members[at]?.size ?? 0) > 0 ? [before] : [],
  );
  const lead = [wording.people, ...(unknown.length > 0 ? [wording.unknown(unknown)] : []), ...quiet].join(" ");
  return draftOf(
    lead,
    paragraphs.filter(({ voices }) => voices.length > 0),
    phrases,
  );
}
