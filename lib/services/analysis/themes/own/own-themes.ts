import { groupBy } from "@/lib/core/data/group-by";
import { type AnalysisLine, personOf, placeOf } from "@/lib/services/analysis/line";
import { nthAnswers } from "@/lib/services/analysis/nth-answer";
import { MOST_QUOTES } from "../claims/most-quotes";
import type { FoundClaim, FoundTheme } from "../theme";
import type { Wording } from "../wording/wording";
import { type Matter, type Moment, momentsIn } from "./moments";

const MATTERS: readonly Matter[] = ["trouble", "praise", "wish"];
/** What is less telling says little by itself; what only one person says must be clearer. */
const TELLING = 0.55;
const FURTHER = 0.75;
const ALONE = 0.9;
const FEWEST = 2;
/** Once this share of the lines is quoted, the rest is circumstance. */
const MOST_TOLD = 3 / 4;

/**
 * What each person has trouble with, speaks well of and wants, in their own words, without claiming that it is the same
 * thing. `told`: the themes before, whose quotes aren't repeated.
 */
export async function ownThemes(
  lines: readonly AnalysisLine[],
  told: readonly FoundTheme[],
  wording: Wording,
  breathe: () => Promise<void>,
): Promise<FoundTheme[]> {
  const quoted = new Set(
    told.flatMap(({ claims }) => claims.flatMap(({ support, against }) => [...support, ...against].map(placeOf))),
  );
  if (quoted.size >= lines.length * MOST_TOLD) return [];
  const moments = await momentsOf(lines, quoted, breathe);
  const isAsked = (matter: Matter) =>
    told.some(({ asksFor }) => asksFor === matter || (asksFor === "lack" && matter === "wish"));
  return MATTERS.flatMap((matter): FoundTheme[] => {
    const own = isAsked(matter) ? [] : moments.filter((each) => each.matter === matter);
    const claims = claimsFrom(matter, own, wording);
    if (claims.length === 0) return [];
    const people = new Set(own.map(({ line }) => personOf(line))).size;
    const { title } = wording.own(matter);
    const plain = { isAsked: false, asksFor: null, thing: null, summary: "", terms: [] };
    return [{ ...plain, own: matter, title, claims, people, lines: own.length }];
  });
}

/** The most telling moment of each line, best first. */
async function momentsOf(
  lines: readonly AnalysisLine[],
  quoted: ReadonlySet<string>,
  breathe: () => Promise<void>,
): Promise<Moment[]> {
  const found: Moment[] = [];
  const nthAnswer = nthAnswers();
  for (const line of lines) {
    const nth = nthAnswer(line);
    if (quoted.has(placeOf(line))) continue;
    const [first, ...others] = momentsIn(line, nth);
    if (first) found.push(others.reduce((best, other) => (other.worth > best.worth ? other : best), first));
    await breathe();
  }
  return found.filter(({ worth }) => worth >= TELLING).sort((a, b) => b.worth - a.worth);
}

/** Each person's most telling moment; then what those say who have more to tell. */
function claimsFrom(matter: Matter, own: readonly Moment[], wording: Wording): FoundClaim[] {
  const byPerson = groupBy(own, ({ ref }) => ref.person);
  const nth = (at: number, least: number) =>
    [...byPerson.values()]
      .flatMap((each) => (each[at] && each[at].worth >= least ? [each[at]] : []))
      .slice(0, MOST_QUOTES);
  const first = nth(0, TELLING);
  const [only] = first;
  if (only === undefined || (first.length < FEWEST && only.worth < ALONE)) return [];
  const further = nth(1, FURTHER);
  const { claim, one, more, step } = wording.own(matter);
  const claimOf = (text: string, moments: readonly Moment[], next: string): FoundClaim => ({
    text,
    step: next,
    leaning: "open",
    support: moments.map(({ ref }) => ref),
    against: [],
  });
  return [
    claimOf(first.length < FEWEST ? one : claim, first, step),
    ...(further.length > 0 ? [claimOf(more, further, "")] : []),
  ];
}
