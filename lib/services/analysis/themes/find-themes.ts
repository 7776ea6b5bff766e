import { stemmerOf } from "@/lib/services/eva/words/stem";
import { wordsOf } from "@/lib/services/eva/words/words-of";
import { pacer } from "../pacer";
import { claimsOf } from "./claims/claims-of";
import { spokenOf } from "./claims/spoken-of";
import { type Group, groupLines } from "./group-lines";
import { statementsOf } from "./statements/statements-of";
import type { FindThemes, FoundTheme } from "./theme";
import { topicGroups } from "./topic-groups";
import { ENGLISH } from "./wording/english";
import { GERMAN } from "./wording/german";
import type { Wording } from "./wording/wording";

const MOST = 8;
const IN_SUMMARY = 4;
const FEWEST_SIDED = 3;

/** Groups lines by what they are about, names each group in plain words and says what is claimed in it. */
export const findThemes: FindThemes = async (lines, { most = MOST, german = false, signal } = {}) => {
  const breathe = pacer(signal);
  const wording = german ? GERMAN : ENGLISH;
  const near = await groupLines(lines, { most, german }, breathe);
  const groups = near.length > 0 ? [...near, ...(await topicGroups(lines, near, german, breathe))] : [];
  const spoken = spokenOf(groups, await statementsOf(groups.length > 0 ? lines : [], breathe));
  const names = new Set(lines.flatMap(({ speaker }) => wordsOf(speaker ?? "")));
  const themes: FoundTheme[] = [];
  for (const group of groups) {
    const { title, isAsked, terms, people, members } = group;
    const summary = summaryOf({ ...group, terms: terms.filter((term) => !names.has(term)) }, wording, german);
    const claims = claimsOf(group, spoken.get(group) ?? [], wording, german);
    const isSided = claims.some(({ leaning }) => leaning !== "open");
    if (claims.length > 0 && (isSided || near.includes(group)))
      themes.push({ title, isAsked, summary, terms, claims, people, lines: members.length });
    await breathe();
  }
  return themes.sort((a, b) => weightOf(b) - weightOf(a) || b.people - a.people).slice(0, most);
};

/** Themes on which people take a side come first, those with most people before others; two are no people yet. */
function weightOf({ claims }: FoundTheme): number {
  const sided = claims.filter(({ leaning }) => leaning !== "open");
  const people = new Set(sided.flatMap(({ support, against }) => [...support, ...against].map(({ person }) => person)));
  return people.size < FEWEST_SIDED ? 0 : people.size;
}

/** Empty where its name says all that holds the theme together. */
function summaryOf(group: Group, wording: Wording, german: boolean): string {
  const things = thingsOf(group, german);
  if (things.length > 0) return wording.summary(things);
  return group.terms.length > 0 && !group.isAsked ? wording.words(group.terms.slice(0, IN_SUMMARY)) : "";
}

/** The names of things among what holds a theme together, with their article; fewer than two are not worth a sentence. */
function thingsOf({ terms, nouns }: Group, german: boolean): string[] {
  const stem = stemmerOf(german ? "de" : "en");
  const things = terms.flatMap((term) => nouns.get(stem(term))?.phrase ?? []);
  return things.length > 1 ? [...new Set(things)].slice(0, IN_SUMMARY).map((thing) => `the ${thing}`) : [];
}
