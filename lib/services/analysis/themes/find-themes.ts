import { pacer } from "../pacer";
import { claimsOf } from "./claims/claims-of";
import { spokenOf } from "./claims/spoken-of";
import { type Group, groupLines } from "./group-lines";
import { statementsOf } from "./statements/statements-of";
import type { FindThemes, FoundTheme } from "./theme";
import { ENGLISH } from "./wording/english";
import { GERMAN } from "./wording/german";

const MOST = 8;
const IN_SUMMARY = 4;

/** Groups lines by what they are about, names each group in plain words and says what is claimed in it. */
export const findThemes: FindThemes = async (lines, { most = MOST, german = false, signal } = {}) => {
  const breathe = pacer(signal);
  const wording = german ? GERMAN : ENGLISH;
  const groups = await groupLines(lines, { most, german }, breathe);
  const statements = groups.length > 0 ? await statementsOf(lines, breathe) : new Map();
  const spoken = spokenOf(groups, statements);
  const themes: FoundTheme[] = [];
  for (const group of groups) {
    const { title, terms, people, members } = group;
    const claims = claimsOf(group, spoken.get(group) ?? [], wording, german);
    if (claims.length > 0)
      themes.push({ title, summary: wording.summary(thingsOf(group)), terms, claims, people, lines: members.length });
    await breathe();
  }
  return themes;
};

/** The names of things among the words of a theme, or else its words. */
function thingsOf({ terms, keys, nouns }: Group): string[] {
  const things = [...keys].flatMap((stem) => nouns.get(stem)?.phrase ?? []);
  return (things.length > 1 ? [...new Set(things)].map((thing) => `the ${thing}`) : terms).slice(0, IN_SUMMARY);
}
