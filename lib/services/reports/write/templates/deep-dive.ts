import { claimBelow } from "@/lib/core/evidence/asked-claim";
import type { QuestionResult, StudyResults } from "@/lib/services/studies/record";
import { type DraftBlock, type DraftSection, heading, plain, table, text } from "../draft";
import { countVoices, type Findings, peopleOfTheme, type Theme } from "../findings";
import {
  howSection,
  inShort,
  isSaid,
  made,
  mostFirst,
  named,
  nextSteps,
  quotesOf,
  strengthOfClaim,
  themeChart,
} from "../parts";
import type { Words } from "../words/english";
import { wordsIn, wordsOf } from "../words/words-of";

/** Per side of a claim, shared between the studies of a report. */
const MOST_QUOTES = 40;
const FEWEST_QUOTES = 5;

/** The answers to each question, by study. */
export type Answers = ReadonlyMap<string, StudyResults>;

/**
 * Everything that was found: every claim with all its quotes, one section per theme, and the answers to each question.
 */
export function deepDive(all: readonly Findings[], answers: Answers): DraftSection[] {
  return [
    inShort(all),
    howSection(all),
    { heading: wordsOf(all).themes.glance, blocks: all.flatMap((findings) => named(all, findings, glance(findings))) },
    ...all.flatMap((findings) => findings.themes.filter(isSaid).map((theme) => themeSection(all, findings, theme))),
    ...all.flatMap((findings) => questions(all, findings, answers)),
    ...nextSteps(all),
    made(all),
  ];
}

function glance(findings: Findings): DraftBlock[] {
  const { themes: words, noTheme } = wordsIn(findings.isGerman);
  const rows = mostFirst(findings.themes)
    .filter(isSaid)
    .map((theme) => [
      plain(theme.title),
      words.share(peopleOfTheme(theme), findings.people),
      String(theme.claims.length),
      String(countVoices(theme.claims.flatMap(({ against }) => against))),
    ]);
  if (rows.length === 0) return [text(noTheme)];
  return [...themeChart(findings), table(words.columns, rows)];
}

function themeSection(all: readonly Findings[], findings: Findings, theme: Theme): DraftSection {
  const most = Math.max(FEWEST_QUOTES, Math.floor(MOST_QUOTES / all.length));
  const words = wordsIn(findings.isGerman);
  const blocks: DraftBlock[] = theme.summary ? [text(theme.summary)] : [];
  if (theme.claims.length > 1) blocks.push(claimChart(theme, words.claims));
  for (const claim of theme.claims) {
    const said = heading(3, claimBelow(theme.title, claim.text));
    blocks.push(said, text(strengthOfClaim(claim, findings)), ...quotesOf(claim, "support", most));
    if (claim.against.length > 0) blocks.push(text(words.against.lead), ...quotesOf(claim, "against", most));
  }
  const heard = plain(all.length > 1 ? `${theme.title} (${findings.title})` : theme.title);
  return { heading: heard.slice(0, 300), blocks };
}

const claimChart = ({ title, claims }: Theme, words: Words["claims"]): DraftBlock => ({
  type: "chart",
  kind: "stacked-bar",
  title: words.chart(plain(title)).slice(0, 300),
  unit: words.unit,
  categories: claims.map(({ text: claim }) => plain(claimBelow(title, claim)).slice(0, 300)),
  series: [
    { name: words.so, values: claims.map(({ support }) => countVoices(support)) },
    { name: words.otherwise, values: claims.map(({ against }) => countVoices(against)) },
  ],
  note: words.note,
});

/** Counts only: answers in people's own words are in the themes, as quotes. */
function questions(all: readonly Findings[], findings: Findings, answers: Answers): DraftSection[] {
  const results = findings.studyId === null ? undefined : answers.get(findings.studyId);
  const asked = results?.sections.flatMap((section) => section.questions) ?? [];
  if (!results || asked.length === 0) return [];
  const { questions: words } = wordsIn(findings.isGerman);
  const blocks = asked.flatMap((question) => answered(question, results.sessions, words));
  return [
    {
      heading: all.length > 1 ? `${words.heading}: ${plain(findings.title)}`.slice(0, 300) : words.heading,
      blocks,
    },
  ];
}

function answered(question: QuestionResult, of: number, words: Words["questions"]): DraftBlock[] {
  const lead = [heading(3, question.text), text(words.answered(question.answered, of))];
  if (question.kind === "single" || question.kind === "multiple")
    return [
      ...lead,
      counted(
        [words.answer, words.sessions],
        question.options.map(({ option, count }) => [option, count]),
      ),
    ];
  if (question.kind === "scale")
    return [
      ...lead,
      counted(
        [words.value, words.sessions],
        question.values.map(({ value, count }) => [String(value), count]),
      ),
    ];
  if (question.kind === "number") {
    const { least, most, mean, median } = question;
    const cells = [least, median, mean, most].map((value) =>
      value === null ? "–" : words.figure(Math.round(value * 10) / 10),
    );
    return [...lead, table(words.figures, [cells])];
  }
  return lead;
}

const counted = (columns: string[], rows: [string, number][]): DraftBlock =>
  table(
    columns,
    rows.map(([value, count]) => [plain(value), String(count)]),
  );
