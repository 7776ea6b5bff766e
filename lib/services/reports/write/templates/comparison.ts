import { type DraftBlock, type DraftSection, heading, plain, table, text } from "../draft";
import { type Findings, peopleOfTheme, type Theme } from "../findings";
import { claimText, howSection, inShort, isSaid, made, nextSteps, quotesOf } from "../parts";
import type { Words } from "../words/english";
import { wordsOf } from "../words/words-of";

const MOST_SHARED = 8;
const MOST_QUOTES = 2;
const MOST_ROWS = 30;

type Held = { findings: Findings; theme: Theme };
type Row = { title: string; held: Held[] };

/** Studies side by side: facts, themes as shares of people, and what only one of them found. */
export function comparison(all: readonly Findings[]): DraftSection[] {
  const { comparison: words } = wordsOf(all);
  const rows = rowsOf(all);
  const shared = rows.filter(({ held }) => held.length > 1);
  return [
    { ...howSection(all), heading: words.sides },
    inShort(all),
    { heading: words.byStudy, blocks: overview(all, rows) },
    {
      heading: words.shared,
      blocks: shared.length > 0 ? shared.slice(0, MOST_SHARED).flatMap(sharedBlocks) : [text(words.none)],
    },
    ...all.flatMap((findings) => onlyIn(findings, rows, words)),
    ...nextSteps(all),
    made(all),
  ];
}

/** Themes of one name are one row. */
function rowsOf(all: readonly Findings[]): Row[] {
  const rows = new Map<string, Row>();
  for (const findings of all)
    for (const theme of findings.themes.filter(isSaid)) {
      const key = plain(theme.title).toLowerCase();
      const row = rows.get(key) ?? { title: plain(theme.title), held: [] };
      row.held.push({ findings, theme });
      rows.set(key, row);
    }
  return [...rows.values()].sort((a, b) => b.held.length - a.held.length);
}

const heldBy = ({ held }: Row, findings: Findings): Held | undefined => held.find((each) => each.findings === findings);

function overview(all: readonly Findings[], rows: Row[]): DraftBlock[] {
  const { comparison: words, ...others } = wordsOf(all);
  const shown = rows.slice(0, MOST_ROWS);
  if (shown.length === 0) return [text(others.noTheme)];
  const cell = (row: Row, findings: Findings): string => {
    const held = heldBy(row, findings);
    return held ? others.themes.share(peopleOfTheme(held.theme), findings.people) : "–";
  };
  const share = (row: Row, findings: Findings): number => {
    const held = heldBy(row, findings);
    return held && findings.people > 0 ? Math.round((100 * peopleOfTheme(held.theme)) / findings.people) : 0;
  };
  return [
    {
      type: "chart",
      kind: "bar",
      title: words.chart,
      unit: words.unit,
      categories: shown.map(({ title }) => title.slice(0, 300)),
      series: all.map((findings) => ({
        name: plain(findings.title).slice(0, 300),
        values: shown.map((row) => share(row, findings)),
      })),
      note: all
        .map(({ title, people: of }) => `${plain(title)}: ${others.people(of)}`)
        .join("; ")
        .slice(0, 1000),
    },
    table(
      [others.themes.columns[0] ?? "", ...all.map(({ title }) => plain(title))],
      shown.map((row) => [row.title, ...all.map((findings) => cell(row, findings))]),
    ),
  ];
}

function sharedBlocks({ title, held }: Row): DraftBlock[] {
  return [
    heading(2, title),
    ...held.flatMap(({ findings, theme }) => [heading(3, findings.title), ...first(findings, theme)]),
  ];
}

/** A theme's first claim, with a few quotes for it and one against it. */
function first(findings: Findings, theme: Theme): DraftBlock[] {
  const claim = theme.claims.find(({ support }) => support.length > 0);
  if (!claim) return [];
  return [
    claimText(theme, claim, findings),
    ...quotesOf(claim, "support", MOST_QUOTES),
    ...quotesOf(claim, "against", 1),
  ];
}

function onlyIn(findings: Findings, rows: Row[], words: Words["comparison"]): DraftSection[] {
  const own = rows.filter(({ held }) => held.length === 1 && held[0]?.findings === findings);
  if (own.length === 0) return [];
  const blocks = own.flatMap(({ title, held }) => [
    heading(3, title),
    ...held.flatMap(({ theme }) => first(findings, theme)),
  ]);
  return [{ heading: words.only(plain(findings.title)).slice(0, 300), blocks }];
}
