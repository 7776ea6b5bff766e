import { type Content, claimsOf, type ThemeContent } from "../content";
import { countPeople } from "../count-people";
import type { Changes } from "../record";

type Counted = { id: string; title: string; people: number; hidden: boolean };

const themesOf = ({ themes }: Content): Counted[] =>
  themes.map((theme) => ({ ...theme, people: countPeople(theme.claims.flatMap(({ evidence }) => evidence)) }));
const claimsIn = (content: Content): Counted[] =>
  claimsOf(content).map(({ id, text, hidden, evidence }) => ({
    id,
    title: text,
    hidden,
    people: countPeople(evidence),
  }));

function compare(before: Counted[], after: Counted[]) {
  const then = new Map(before.map((one) => [one.id, one]));
  const now = new Set(after.map(({ id }) => id));
  const named = ({ id, title }: Counted) => ({ id, title });
  const shown = after.filter(({ hidden }) => !hidden);
  return {
    fresh: shown.filter(({ id }) => !then.has(id)).map(named),
    gone: before.filter(({ id, hidden }) => !hidden && !now.has(id)).map(named),
    grown: shown.flatMap((one) => {
      const from = then.get(one.id)?.people ?? one.people;
      return one.people > from ? [{ ...named(one), from, to: one.people }] : [];
    }),
  };
}

/** What a generation changed for readers of the previous one. */
export function changesOf(before: Content, after: Content, previousGeneratedAt: Date | null): Changes {
  const themes = compare(themesOf(before), themesOf(after));
  const claims = compare(claimsIn(before), claimsIn(after));
  return {
    previousGeneratedAt: previousGeneratedAt?.toISOString() ?? null,
    newThemes: themes.fresh,
    goneThemes: themes.gone,
    grownThemes: themes.grown,
    newClaims: claims.fresh,
    goneClaims: claims.gone,
    grownClaims: claims.grown,
  };
}

type Told = { title: string; summary: string; claims: { text: string; support: number; against: number }[] };

/** A readout's content in brief, without any quoted words. */
export const toldBy = ({ summary, themes }: Content): { summary: string | null; themes: Told[] } => ({
  summary,
  themes: themes.filter(({ hidden }) => !hidden).map(tellTheme),
});

const tellTheme = ({ title, summary, claims }: ThemeContent): Told => ({
  title,
  summary,
  claims: claims
    .filter(({ hidden }) => !hidden)
    .map(({ text, evidence }) => ({
      text,
      support: countPeople(evidence, "support"),
      against: countPeople(evidence, "against"),
    })),
});
