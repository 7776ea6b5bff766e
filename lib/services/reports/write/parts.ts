import { claimBelow } from "@/lib/core/evidence/asked-claim";
import { strengthOf } from "@/lib/services/readouts/strength";
import { bold, type DraftBlock, type DraftSection, heading, list, plain, quote, table, text } from "./draft";
import { byPerson, type Claim, countVoices, type Findings, peopleOfTheme, type Theme } from "./findings";
import type { Words } from "./words/english";
import { wordsIn, wordsOf } from "./words/words-of";

/** How many people say so and how many disagree, in one sentence. */
export function strengthOfClaim({ isOpen, ...claim }: Claim, { people, isGerman }: Findings): string {
  const [support, against] = [countVoices(claim.support), countVoices(claim.against)];
  const counted = { support, against, of: Math.max(people, support, against) };
  return wordsIn(isGerman).strength(strengthOf({ ...counted, isOpen }), counted);
}

/** A claim below its theme's title, with how many people say so and how many disagree. */
export const claimText = ({ title }: Theme, claim: Claim, findings: Findings): DraftBlock =>
  text(`${bold(claimBelow(title, claim.text))}\n${strengthOfClaim(claim, findings)}`);

export const quotesOf = (claim: Claim, side: "support" | "against", most: number): DraftBlock[] =>
  byPerson(claim[side], most).map(({ quoted }) => quote(quoted));

/** Shown for an unknown value; a fact unknown for all of them is left out. */
const NOT_KNOWN = "–";
const when = ({ from, to }: Findings, { days }: Words): string => (from === null ? NOT_KNOWN : days(from, to ?? from));

const leftOut = ({ leftOut: some }: Findings, { facts }: Words): string =>
  some.length === 0 ? facts.none : facts.count(some.length);

type Fact = (findings: Findings, words: Words) => string;

/** The facts about how something was found, one per row. */
const FACTS: readonly [Exclude<keyof Words["facts"], "heading" | "none" | "count" | "why">, Fact][] = [
  ["question", ({ question }) => question ?? NOT_KNOWN],
  ["method", ({ method }) => method],
  ["people", ({ people: count }) => String(count)],
  ["sessions", ({ sessions }) => String(sessions)],
  ["leftOut", leftOut],
  ["when", when],
];

/** Question, method and people: one column per study. */
export function howSection(all: readonly Findings[]): DraftSection {
  const words = wordsOf(all);
  const facts = FACTS.map(([name, of]) => [words.facts[name], ...all.map((findings) => plain(of(findings, words)))]);
  const rows = facts.filter(([, ...cells]) => cells.some((cell) => cell !== NOT_KNOWN));
  const reasons = all.flatMap((findings) =>
    findings.leftOut.map(({ label, reason }) => `${all.length > 1 ? `${findings.title}, ` : ""}${label}: ${reason}`),
  );
  const blocks = [table(["", ...all.map(({ title }) => plain(title))], rows)];
  if (reasons.length > 0) blocks.push(text(words.facts.why), list(reasons));
  return { heading: words.facts.heading, blocks };
}

/** The findings in a few sentences. */
export const inShort = (all: readonly Findings[]): DraftSection => ({
  heading: wordsOf(all).inShort,
  blocks: all.map(({ title, summary }) => text(all.length > 1 ? `${bold(title)}\n${summary}` : summary)),
});

const MOST_BARS = 12;

/** As charts and tables of themes have them, whatever the order of the themes themselves. */
export const mostFirst = (themes: readonly Theme[]): Theme[] =>
  themes.toSorted((a, b) => peopleOfTheme(b) - peopleOfTheme(a));

/** How many people are quoted in each theme, most first. */
export function themeChart({ title, themes, people: of, isGerman }: Findings): DraftBlock[] {
  const { themes: words } = wordsIn(isGerman);
  const shown = mostFirst(themes).slice(0, MOST_BARS);
  if (shown.length < 2) return [];
  return [
    {
      type: "chart",
      kind: "bar",
      title: words.chart,
      unit: words.unit,
      categories: shown.map((theme) => plain(theme.title).slice(0, 300)),
      series: [{ name: plain(title).slice(0, 300), values: shown.map(peopleOfTheme) }],
      note: words.note(of),
    },
  ];
}

/** Says which study a part is about, if there are several. */
export const named = (all: readonly Findings[], { title }: Findings, blocks: DraftBlock[]): DraftBlock[] =>
  all.length > 1 ? [heading(2, title), ...blocks] : blocks;

export function nextSteps(all: readonly Findings[]): DraftSection[] {
  const blocks = all.flatMap((findings) =>
    findings.nextSteps.length > 0 ? named(all, findings, [list(findings.nextSteps)]) : [],
  );
  return blocks.length > 0 ? [{ heading: wordsOf(all).nextSteps, blocks }] : [];
}

/** How the report was made, so that nobody has to guess. */
export function made(all: readonly Findings[]): DraftSection {
  const sentences = [...new Set(all.map(({ basis }) => basis))];
  const words = wordsOf(all);
  return { heading: words.made, blocks: [text([...sentences, words.counted].join(" "))] };
}

export const isSaid = ({ claims }: Theme): boolean => claims.some(({ support }) => support.length > 0);
