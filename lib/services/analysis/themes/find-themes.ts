import { personOf } from "../line";
import { pacer } from "../pacer";
import { claimsOf, type Member } from "./claims";
import { groupLines } from "./group-lines";
import type { FindThemes, FoundTheme } from "./theme";
import { ENGLISH, GERMAN } from "./wording";

const MOST = 8;
const ASPECTS = 2;
const IN_SUMMARY = 4;
const MOST_OF_ONE = 6;
const MOST_PEOPLE = 60;

/** Groups lines by what they are about, names each group in plain words and says what is claimed in it. */
export const findThemes: FindThemes = async (lines, { most = MOST, german = false, signal } = {}) => {
  const breathe = pacer(signal);
  const wording = german ? GERMAN : ENGLISH;
  const themes: FoundTheme[] = [];
  for (const { title, terms, people, members } of await groupLines(lines, { most, german }, breathe)) {
    const claims = claimsOf(title, mostCentral(members), terms, terms.slice(0, ASPECTS), wording);
    const summary = wording.summary(terms.slice(0, IN_SUMMARY));
    themes.push({ title, summary, terms, claims, people, lines: members.length });
    await breathe();
  }
  return themes;
};

/** The lines of each person that are closest to the middle of a theme: with thousands of lines the others add nothing. */
function mostCentral(members: readonly Member[]): Member[] {
  const heard = new Map<string, number>();
  return [...members]
    .sort((a, b) => b.near - a.near)
    .filter(({ line }) => {
      const person = personOf(line);
      heard.set(person, (heard.get(person) ?? 0) + 1);
      return heard.size <= MOST_PEOPLE && (heard.get(person) ?? 0) <= MOST_OF_ONE;
    });
}
