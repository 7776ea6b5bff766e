import { stemmerOf } from "@/lib/services/eva/words/stem";
import { wordsOf } from "@/lib/services/eva/words/words-of";
import { personOf } from "../line";
import { pacer } from "../pacer";
import { isByGuide } from "./by-guide";
import { claimsOf } from "./claims/claims-of";
import { spokenOf } from "./claims/spoken-of";
import type { Group } from "./group";
import { groupLines } from "./group-lines";
import { statementsOf } from "./statements/statements-of";
import type { FindThemes, FoundTheme } from "./theme";
import { topicGroups } from "./topic-groups";
import { ENGLISH } from "./wording/english";
import { GERMAN } from "./wording/german";
import type { Wording } from "./wording/wording";

const MOST = 10;
/** Many more candidates from guide and names are examined than kept: those on which people take a side come first. */
const LOOKED_AT = 3;
const IN_SUMMARY = 4;
const FEWEST_SIDED = 3;

/** Groups lines by subject, names each group in plain words and finds the claims in it. */
export const findThemes: FindThemes = async (lines, { most = MOST, german = false, signal } = {}) => {
  const breathe = pacer(signal);
  const wording = german ? GERMAN : ENGLISH;
  const byGuide = isByGuide(lines);
  const near = await groupLines(lines, { most: byGuide ? most * LOOKED_AT : most, german }, breathe);
  const groups = byGuide || near.length === 0 ? near : [...near, ...(await topicGroups(lines, near, german, breathe))];
  const spoken = spokenOf(groups, await statementsOf(groups.length > 0 ? lines : [], breathe));
  const names = new Set(lines.flatMap(({ speaker }) => wordsOf(speaker ?? "")));
  const everybody = new Set(lines.map(personOf)).size;
  const themes: FoundTheme[] = [];
  for (const group of groups) {
    const { title, isAsked, isInPassing, asksFor, terms, people, members } = group;
    const summary = summaryOf({ ...group, terms: terms.filter((term) => !names.has(term)) }, wording, german);
    const claims = await claimsOf(group, spoken.get(group) ?? [], wording, german, breathe);
    const isSided = claims.some(({ leaning }) => leaning !== "open");
    // What few name, in passing, and on which nobody takes a side is no finding.
    const isIncidental = isInPassing && people <= everybody / 2;
    if (claims.length > 0 && (isSided || (near.includes(group) && !isIncidental)))
      themes.push({
        title,
        isAsked,
        asksFor,
        thing: insideOf(group, wording, german),
        summary,
        terms,
        claims,
        people,
        lines: members.length,
      });
    await breathe();
  }
  return chosenOf(
    themes.sort((a, b) => weightOf(b) - weightOf(a)),
    most,
  );
};

/**
 * Answers to a guide's questions, of which there are many, leave half of the room to what people name by themselves,
 * and come after it if they take no side.
 */
function chosenOf(themes: readonly FoundTheme[], most: number): FoundTheme[] {
  const answers = themes.filter(({ isAsked }) => isAsked);
  const own = themes.filter(({ isAsked, people }) => !isAsked && people >= FEWEST_SIDED);
  const room = Math.max(Math.ceil(most / 2), most - own.length);
  const kept = new Set([...answers.slice(0, room), ...themes.filter(({ isAsked }) => !isAsked)].slice(0, most));
  return themes.filter((each) => kept.has(each)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** What people would change comes after what they say of things, and before what they take no side on. */
function placeOf(theme: FoundTheme): number {
  if (theme.asksFor === "wish") return 1;
  if (weightOf(theme) > 0) return 0;
  return theme.isAsked ? 3 : 2;
}

/**
 * Themes on which people take a side come first, those with most people before others; two people are too few to count.
 */
function weightOf({ claims }: FoundTheme): number {
  const sided = claims.filter(({ leaning }) => leaning !== "open");
  const people = new Set(sided.flatMap(({ support, against }) => [...support, ...against].map(({ person }) => person)));
  return people.size < FEWEST_SIDED ? 0 : people.size;
}

const insideOf = ({ title, isAsked, thing }: Group, wording: Wording, german: boolean): string | null =>
  isAsked ? null : ((german ? null : thing) ?? wording.inside(title));

/** Empty if the name says everything that holds the theme together. */
function summaryOf(group: Group, wording: Wording, german: boolean): string {
  if (group.isAsked) return "";
  const stem = stemmerOf(german ? "de" : "en");
  const named = new Set(wordsOf(group.title));
  const stems = new Map(group.terms.toReversed().map((term) => [stem(term), term]));
  const terms = group.terms.filter((term) => !named.has(term) && stems.get(stem(term)) === term);
  const things = thingsOf({ ...group, terms }, german);
  if (things.length > 0) return wording.summary(things);
  return terms.length > 0 ? wording.words(terms.slice(0, IN_SUMMARY)) : "";
}

/** The names of things that hold a theme together, with their article; fewer than two aren't worth a sentence. */
function thingsOf({ terms, nouns }: Group, german: boolean): string[] {
  const stem = stemmerOf(german ? "de" : "en");
  const things = [...new Set(terms.flatMap((term) => nouns.get(stem(term))?.phrase ?? []))];
  return things.length > 1 ? things.slice(0, IN_SUMMARY).map((thing) => `the ${thing}`) : [];
}
