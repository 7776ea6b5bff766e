import { CONCEPTS } from "@/lib/services/analysis/concepts/concepts-of";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Group } from "../group";
import { topicKeys } from "../keys-of";
import type { Kind } from "../statements/lexicon";
import type { Sentence, Statement } from "../statements/statements-of";
import { isVague } from "../vague";

/**
 * What someone says about a theme in one aspect. `withBefore`: the sentence before names the subject. `near`: 0 to 1.
 * `stem`: of the word that names it, empty if it answers the question that the theme is named after.
 */
export type Spoken = {
  statement: Statement;
  kind: Kind;
  side: -1 | 1;
  withBefore: boolean;
  near: number;
  stem: string;
};

/**
 * The largest distance in words between a statement and the name of its subject; smaller for statements that fit
 * anything.
 */
const REACH = 12;
const REACH_OF: Partial<Record<Kind, number>> = { liking: 4, ease: 6, faults: 6, speed: 6, leaving: 7, mind: 8 };

/** Wishes and reasons to leave are rarely about the question, unless it asked for them. */
const UNASKED: ReadonlySet<Kind> = new Set(["wish", "leaving"]);
/** "I felt tricked. First the fee, then the tax on it.": a feeling alone is about what is named right after it. */
const FEELINGS: ReadonlySet<Kind> = new Set(["mind", "trust", "surprise"]);
const ALONE = 40;
const TURNS = new Set("but then and so aber dann und also".split(" "));
/** Nobody calls money broken, hard or slow: the words were about something else. */
const NOT_OF_MONEY: ReadonlySet<Kind> = new Set(["faults", "ease", "speed"]);
const MONEY: ReadonlySet<string> = new Set(["Price", "Extra charges"]);

/** "That annoyed me more than the fee did": what follows is only compared with. */
const COMPARES = new Set(["than"]);

/** A topic certainly matches the words that name it; a group of lines, some of its words. */
const TOPIC = 0.5;
/** What is called by its own name is that thing rather than the broader topic. */
const ITSELF = 0.05;
/** "An activation fee" is more about extra charges than about the price. */
const MORE = 0.25;
const NEAR = 0.5;

type Fit = { group: Group; stem: string; withBefore: boolean; near: number; worth: number };

/**
 * Who takes a side on which theme. A sentence is about the theme that it names near its statement; if it continues the
 * sentence before ("It was too expensive") or comes first in an answer, about the theme named there. Each counts for
 * one theme, the one that fits best.
 */
export function spokenOf(
  groups: readonly Group[],
  statements: ReadonlyMap<AnalysisLine, readonly Statement[]>,
): Map<Group, Spoken[]> {
  const money = new Set(CONCEPTS.flatMap(({ id, title }) => (MONEY.has(title?.en ?? "") ? [...topicKeys(id)] : [])));
  const nearIn = groups.map(({ members }) => new Map(members.map((member) => [member.line, member.near])));
  const stem = stemmerOf("en");
  const ownNames = groups.map(({ isAsked, title }) => new Set(isAsked ? [] : wordsOf(title).map(stem)));
  const namedBy = groups.map(wordsNeeded);
  const wishes = new Set(
    groups.flatMap(({ asksFor, members }) =>
      asksFor === "wish" || asksFor === "lack" ? members.map(({ line }) => line) : [],
    ),
  );
  const found = new Map<Group, Spoken[]>(groups.map((group) => [group, []]));
  const things = new Set(groups.flatMap(({ isTopic }, place) => (isTopic ? [] : [...(ownNames[place] ?? [])])));
  // "The fee" beside "Price" is a theme of its own, and no word of the other.
  const read = groups.map((group) =>
    group.isTopic ? { ...group, keys: new Set([...group.keys].filter((key) => !things.has(key))) } : group,
  );
  const fitOf = (statement: Statement, kind: Kind, place: number, where: Where): Fit | null => {
    const group = groups[place];
    if (!group || isElsewhere(statement, group)) return null;
    const { line } = statement;
    const close = nearIn[place]?.get(line);
    const reading = read[place] ?? group;
    const least = group.answers.has(line) ? 1 : (namedBy[place] ?? 1);
    const naming =
      namingOf(statement, kind, reading, where, least) ??
      askedOf(statement, kind, reading, { least, isInside: close !== undefined });
    if (naming === null || (NOT_OF_MONEY.has(kind) && money.has(naming.stem))) return null;
    const { stem, weight, withBefore } = naming;
    const isSure = group.isTopic || ownNames[place]?.has(stem) === true;
    const worth = weight + (isSure ? TOPIC : 0) + (group.isTopic ? 0 : ITSELF) + NEAR * (close ?? 0);
    return { group, stem, withBefore, near: close ?? 0, worth };
  };
  for (const [line, own] of statements)
    for (const statement of own)
      for (const [kind, { side, at, to }] of statement.told) {
        if (wishes.has(line) && isWished(statement, kind, side)) continue;
        const where = { at, to, reach: REACH_OF[kind] ?? REACH };
        const fits = groups.flatMap((_, place) => fitOf(statement, kind, place, where) ?? []);
        const [first, ...others] = fits;
        if (!first) continue;
        const { group, stem, withBefore, near } = others.reduce((a, b) => (b.worth > a.worth ? b : a), first);
        found.get(group)?.push({ statement, kind, side, stem, withBefore, near });
      }
  return found;
}

/**
 * Asked what should change, people name what they want: wishes belong to that question, and praise is of nothing yet.
 */
const isWished = ({ asked, answers }: Statement, kind: Kind, side: -1 | 1): boolean =>
  asked.kinds.has("wish") && (kind === "wish" || (answers && side === 1));

/** "No problem." answers what was asked, whatever the next sentence names. */
const isElsewhere = ({ isVerdict, line, asked }: Statement, group: Group): boolean =>
  isVerdict && !group.answers.has(line) && namedIn(asked, group, null) === null;

/** "The printer" alone isn't setting up the printer, which people were asked about. */
function wordsNeeded({ title, isAsked, isTopic, answers }: Group): number {
  if (isAsked || isTopic || answers.size === 0) return 1;
  const telling = wordsOf(title).filter((word) => !(isStopWord(word) || isSoftWord(word) || isVague(word)));
  return Math.min(2, Math.max(1, telling.length));
}

/** How it is known which theme a statement is about; the greater the `weight`, the surer. */
type Naming = { stem: string; weight: number; withBefore: boolean };

/** By what is said with it, or else right before or after it. */
function namingOf(statement: Statement, kind: Kind, group: Group, where: Where, least: number): Naming | null {
  const { sentence, before, after } = statement;
  const by = (said: Sentence, weight: number, within: Where | null): Naming | null => {
    const stem = namedIn(said, group, within);
    const names = namesIn(said.stems, group);
    return stem === null || names < least
      ? null
      : { stem, weight: weight + MORE * (names - 1), withBefore: said === before };
  };
  const isAlone = before === null && sentence.to - sentence.from < ALONE && !TURNS.has(after?.stems[0] ?? "");
  return (
    by(sentence, 1, where) ??
    (before && kind !== "leaving" ? by(before, 0.5, null) : null) ??
    (after && isAlone && FEELINGS.has(kind) ? by(after, 0.4, null) : null)
  );
}

/** An answer that names nothing is about what the question named, or about the question if that is the theme. */
function askedOf({ asked, answers }: Statement, kind: Kind, group: Group, { least, isInside }: Asked): Naming | null {
  const isAskedFor = asked.kinds.has(kind);
  const isAbout = isAskedFor || (answers && !UNASKED.has(kind));
  const isNamed = !group.isAsked && isAbout && namesIn(asked.stems, group) >= least;
  const named = isNamed ? namedIn(asked, group, null) : null;
  const stem = group.isAsked && isAskedFor && isInside ? "" : named;
  return stem === null ? null : { stem, weight: 0.2, withBefore: false };
}

type Asked = { least: number; isInside: boolean };
type Where = { at: number; to: number; reach: number };

const namesIn = (stems: readonly string[], { keys }: Group): number =>
  new Set(stems.filter((one) => keys.has(one))).size;

/** So many words say together what none of them says alone. */
const IDIOM = 3;

/** The stem that names a theme, closest to the statement; null if none is within reach. */
function namedIn({ stems }: Pick<Sentence, "stems">, { keys }: Group, where: Where | null): string | null {
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  const compared = where === null ? -1 : stems.findIndex((stem, place) => place >= where.at && COMPARES.has(stem));
  for (const [place, stem] of stems.entries()) {
    if (!keys.has(stem) || (compared !== -1 && place > compared)) continue;
    // A word that is both name and statement ("expensive") names the theme only if no other word does.
    const apart = where === null ? 0 : Math.max(0, where.at - place, place - where.to + 1);
    // "It drives me crazy" is of no drive.
    if (where !== null && apart === 0 && where.to - where.at >= IDIOM) continue;
    const distance = where !== null && apart === 0 ? where.reach : apart;
    if (distance < least && (where === null || distance <= where.reach)) [found, least] = [stem, distance];
  }
  return found;
}
