import { type AnalysisLine, personOf, type QuoteRef } from "../line";
import { nthAnswers } from "../nth-answer";
import { languageName } from "../words/other-language";
import { MOST_QUOTES } from "./claims/most-quotes";
import { openingOf } from "./claims/opening-of";
import type { FoundTheme } from "./theme";
import type { Wording } from "./wording/wording";

/** What one person alone was asked tells nothing of others. */
const FEWEST = 2;

/**
 * What several people were asked, in order, with how each answers, where nothing of it can be compared: it is in a
 * language whose words aren't known.
 */
export function unreadThemes(
  lines: readonly AnalysisLine[],
  { wording, german, most }: { wording: Wording; german: boolean; most: number },
): FoundTheme[] {
  const nth = nthAnswers();
  const byQuestion = new Map<string, Map<string, AnalysisLine>>();
  for (const line of lines) {
    const isFirst = nth(line) === 1;
    const question = line.question?.trim() ?? "";
    if (!isFirst || question === "") continue;
    const key = question.toLowerCase();
    const answers = byQuestion.get(key) ?? new Map<string, AnalysisLine>();
    if (!answers.has(personOf(line))) answers.set(personOf(line), line);
    byQuestion.set(key, answers);
  }
  const asked = [...byQuestion.values()].filter(({ size }) => size >= FEWEST);
  return asked.slice(0, most).map((answers) => themeOf([...answers.values()], wording, german));
}

function themeOf(answers: readonly AnalysisLine[], wording: Wording, german: boolean): FoundTheme {
  const [first] = answers;
  const question = first?.question?.trim() ?? "";
  const { claim, step } = wording.unread(question, languageName(first?.language ?? "", german ? "de" : "en"));
  const support = answers.slice(0, MOST_QUOTES).flatMap(quoted);
  return {
    title: question,
    isAsked: true,
    isUnread: true,
    asksFor: null,
    thing: null,
    summary: "",
    terms: [],
    claims: [{ text: claim, step, leaning: "open", support, against: [] }],
    people: answers.length,
    lines: answers.length,
  };
}

function quoted(line: AnalysisLine): QuoteRef[] {
  const { ownerId, index, text } = line;
  const quote = openingOf(text);
  const firstOffset = text.indexOf(quote);
  if (quote === "") return [];
  return [{ ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person: personOf(line) }];
}
