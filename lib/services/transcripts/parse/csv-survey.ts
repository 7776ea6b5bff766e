import { asks } from "@/lib/core/evidence/asks";
import type { CsvHeading } from "./csv-heading";

/** What was asked, or what a column says of the respondents ("Plan"), and the columns that have the answer. */
export type Asked = { question: string; at: number[]; isOfWords: boolean };
/** A table of answers, and the column that tells the respondents apart. */
export type CsvSurvey = { asked: Asked[]; respondent: number | undefined };

const RESPONDENT =
  /^(?:respondents?|participants?|responses?|submissions?|persons?|names?|users?)?(?:ids?|nos?|numbers?|names?)?$/;
/** What tools note about an answer, and what would identify whoever gave it. */
const NOTED =
  /^(?:#|(?:(?:start|end|submit\w*|record\w*|complet\w*|creat\w*|updated?|response) ?)?(?:dates?|time|timestamp|datum|zeit|zeitstempel|uhrzeit)(?: \(\w+\))?|(?:.*[ _-])?ids?|e-?mail.*|ip.?(?:address|adresse)?|(?:(?:first|last|full|user|recipient) ?){0,2}names?|recipient.*|(?:vor|nach|benutzer)names?|(?:tele)?(?:phone|fon)\b.*|address|adresse|(?:location.?)?(?:latitude|longitude)|progress|duration\b.*|dauer\b.*|finished|external.?(?:data.?)?reference|distribution.?channel|collector.*|user.?(?:agent|language)|url|link)$/iu;
const NOTED_VALUE =
  /^(?:\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:[T ,].*)?|\d{1,2}:\d{2}.*|\S+@\S+\.\S+|https?:\/\/\S+|\d{1,3}(?:\.\d{1,3}){3}|\+?[\d ()/-]{9,}|-?\d+\.\d{4,}|(?=\S*\d)[\w-]{12,})$/u;

const LEAST_WORDS = 4;
const LONGEST_NAME = 25;
/** Share of the answers that are sentences, where a column is of words although its name asks nothing: "Comment". */
const OF_WORDS = 0.2;
const MOST_NOTED = 0.9;

/** Several words of a script without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{8}/u;

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
const isSentence = (value: string): boolean =>
  wordsIn(value) >= LEAST_WORDS || value.length > LONGEST_NAME || UNSPACED.test(value);
const shareOf = (values: readonly string[], fits: (value: string) => boolean): number =>
  values.filter(fits).length / values.length;

/**
 * Reads a table with a row for each respondent, by its heading and some of its rows: the columns with answers, and those
 * that tell the respondents apart, as "Plan" or "Country". Null if no column is of words.
 */
export function csvSurvey({ columns }: CsvHeading, rows: readonly string[][]): CsvSurvey | null {
  const respondent = columns.findIndex(({ question }) => {
    const name = question.toLowerCase().replace(/[^\p{L}]/gu, "");
    return name !== "" && RESPONDENT.test(name);
  });
  const asked = new Map<string, Asked>();
  for (const [at, { question, choice }] of columns.entries()) {
    const values = rows.map((row) => (row[at] ?? "").trim()).filter(Boolean);
    if (at === respondent || question === "" || !tells(question, values, rows.length)) continue;
    // What can be chosen is the answer where it was chosen, and else a part of the question.
    const isChosen =
      choice === "" || /^(?:other|sonstige|andere)/iu.test(choice) || values.every((each) => each === choice);
    const text = isChosen ? question : `${question} ${choice}`;
    const isOfWords = asks(question) || shareOf(values, isSentence) >= OF_WORDS;
    const known = asked.get(text);
    if (known) known.at.push(at);
    else asked.set(text, { question: text, at: [at], isOfWords });
  }
  const all = [...asked.values()];
  // Questions that nobody has answered yet are a survey, too.
  if (rows.length === 0 && columns.some(({ question }) => asks(question))) return { asked: [], respondent: undefined };
  if (!all.some(({ isOfWords }) => isOfWords)) return null;
  return { asked: all, respondent: respondent < 0 ? undefined : respondent };
}

/** Whether a column tells something of whoever answered; what is the same in every row doesn't. */
function tells(question: string, values: readonly string[], rows: number): boolean {
  if (values.length === 0) return false;
  if (/[?？؟]\s*$/u.test(question)) return true;
  if (NOTED.test(question) || shareOf(values, (value) => NOTED_VALUE.test(value)) >= MOST_NOTED) return false;
  return asks(question) || rows === 1 || values.length < rows || new Set(values).size > 1;
}

/** "R_3KaFhQ9xTz2b" and "114712345678", but not "Participant12" */
const KEY = /^(?!\p{L}{2,}[_-]?\d{1,4}$)(?=\S*\d)[\w-]{7,}$/u;

/** Who answered in a row: "Ana", or "Respondent 12" where only a number is known. */
export function respondentOf(cell: string, row: number): string {
  const name = cell.trim();
  if (name === "" || KEY.test(name)) return `Respondent ${row}`;
  return /\p{L}/u.test(name) && name.length <= 60 ? name : `Respondent ${name.slice(0, 60)}`;
}
