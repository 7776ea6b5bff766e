import type { QuestionResult, StudyResults } from "@/lib/services/studies/record";
import { type DraftBlock, type DraftSection, heading, plain, table, text } from "../draft";
import { countVoices, type Findings, peopleOfTheme, type Theme } from "../findings";
import { howSection, inShort, isSaid, made, named, nextSteps, quotesOf, strengthOfClaim, themeChart } from "../parts";

/** Of a claim's side, shared between the studies of a report. */
const MOST_QUOTES = 40;
const FEWEST_QUOTES = 5;

/** What was answered to each question, by the study. */
export type Answers = ReadonlyMap<string, StudyResults>;

/** Everything that was found: every claim with all its quotes, a section a theme, and the answers to each question. */
export function deepDive(all: readonly Findings[], answers: Answers): DraftSection[] {
  return [
    inShort(all),
    howSection(all),
    { heading: "Themes at a glance", blocks: all.flatMap((findings) => named(all, findings, glance(findings))) },
    ...all.flatMap((findings) => findings.themes.filter(isSaid).map((theme) => themeSection(all, findings, theme))),
    ...all.flatMap((findings) => questions(all, findings, answers)),
    ...nextSteps(all),
    made(all),
  ];
}

function glance(findings: Findings): DraftBlock[] {
  const rows = findings.themes
    .filter(isSaid)
    .map((theme) => [
      plain(theme.title),
      `${peopleOfTheme(theme)} of ${findings.people}`,
      String(theme.claims.length),
      String(countVoices(theme.claims.flatMap(({ against }) => against))),
    ]);
  if (rows.length === 0) return [text("No theme came up often enough to name.")];
  return [...themeChart(findings), table(["Theme", "People", "Claims", "People who say otherwise"], rows)];
}

function themeSection(all: readonly Findings[], findings: Findings, theme: Theme): DraftSection {
  const most = Math.max(FEWEST_QUOTES, Math.floor(MOST_QUOTES / all.length));
  const blocks: DraftBlock[] = [text(theme.summary)];
  if (theme.claims.length > 1) blocks.push(claimChart(theme));
  for (const claim of theme.claims) {
    blocks.push(heading(3, claim.text), text(strengthOfClaim(claim, findings)), ...quotesOf(claim, "support", most));
    if (claim.against.length > 0) blocks.push(text("Others say otherwise:"), ...quotesOf(claim, "against", most));
  }
  const heard = plain(all.length > 1 ? `${theme.title} (${findings.title})` : theme.title);
  return { heading: heard.slice(0, 300), blocks };
}

const claimChart = ({ title, claims }: Theme): DraftBlock => ({
  ...{ type: "chart", kind: "stacked-bar", title: `${plain(title)}: who says so`.slice(0, 300), unit: "people" },
  categories: claims.map(({ text: words }) => plain(words).slice(0, 300)),
  series: [
    { name: "Say so", values: claims.map(({ support }) => countVoices(support)) },
    { name: "Say otherwise", values: claims.map(({ against }) => countVoices(against)) },
  ],
  note: "Each person counts once a side.",
});

/** Counts only: what people answered in their own words stands in the themes, as quotes. */
function questions(all: readonly Findings[], findings: Findings, answers: Answers): DraftSection[] {
  const results = findings.studyId === null ? undefined : answers.get(findings.studyId);
  const asked = results?.sections.flatMap((section) => section.questions) ?? [];
  if (!results || asked.length === 0) return [];
  const blocks = asked.flatMap((question) => answered(question, results.sessions));
  return [
    {
      heading: all.length > 1 ? `Question by question: ${plain(findings.title)}`.slice(0, 300) : "Question by question",
      blocks,
    },
  ];
}

function answered(question: QuestionResult, of: number): DraftBlock[] {
  const lead = [heading(3, question.text), text(`Answered in ${question.answered} of ${of} sessions.`)];
  if (question.kind === "single" || question.kind === "multiple")
    return [
      ...lead,
      counted(
        "Answer",
        question.options.map(({ option, count }) => [option, count]),
      ),
    ];
  if (question.kind === "scale")
    return [
      ...lead,
      counted(
        "Value",
        question.values.map(({ value, count }) => [String(value), count]),
      ),
    ];
  if (question.kind === "number") {
    const { least, most, mean, median } = question;
    const cells = [least, median, mean, most].map((value) =>
      value === null ? "–" : String(Math.round(value * 10) / 10),
    );
    return [...lead, table(["Least", "Median", "Mean", "Most"], [cells])];
  }
  return lead;
}

const counted = (name: string, rows: [string, number][]): DraftBlock =>
  table(
    [name, "Sessions"],
    rows.map(([value, count]) => [plain(value), String(count)]),
  );
