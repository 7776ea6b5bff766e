import { parse } from "csv-parse/sync";
import { AppError } from "@/lib/core/errors";
import { type CsvColumns, csvColumns } from "./csv-columns";
import { csvDelimiter, likelyDelimiter } from "./csv-delimiter";
import { csvHeading } from "./csv-heading";
import { type CsvSurvey, csvSurvey, respondentOf } from "./csv-survey";
import { LIMITS } from "./limits";
import { readTime } from "./read-time";
import { refuse } from "./refuse";
import type { SegmentCollector } from "./segment-collector";

const MAX_RECORD_BYTES = 1024 ** 2;
const UNTIMED = { startSeconds: null, endSeconds: null };
/** Rows that tell what a column is of. */
const SAMPLE = 300;

type Rows = (take: (row: string[], at: number) => void, most?: number) => void;

/**
 * Rows with a header line: the lines of a transcript, or the answers to a survey. Quoting as in RFC 4180, with comma,
 * semicolon, tab or bar as delimiter.
 */
export function parseCsv(text: string, collector: SegmentCollector): void {
  const delimiter = csvDelimiter(text) ?? likelyDelimiter(text);
  const eachRow = rowsOf(text, delimiter);
  const first: string[][] = [];
  eachRow((row) => first.push(row), SAMPLE);
  const columns = csvColumns(first[0] ?? []);
  if (columns) {
    readLines(eachRow, columns, delimiter, collector);
    return;
  }
  const heading = csvHeading(first);
  const survey = csvSurvey(heading, first.slice(heading.rows));
  if (!survey) throw unknownColumns();
  readAnswers(eachRow, heading.rows, fitting(survey, eachRow), collector);
}

/** Reads the table once for each call, or only its first rows; no row is kept. */
const rowsOf =
  (text: string, delimiter: string): Rows =>
  (take, most = -1) => {
    let at = 0;
    try {
      parse(text, {
        bom: true,
        delimiter,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        max_record_size: MAX_RECORD_BYTES,
        to: most,
        on_record: (row: string[]) => {
          take(row, at);
          at += 1;
          return null;
        },
      });
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw refuse(
        "damaged",
        "This CSV file can't be read: a quotation mark is not closed or a row is too long.",
        cause,
      );
    }
  };

function readLines(eachRow: Rows, columns: CsvColumns, delimiter: string, collector: SegmentCollector): void {
  let isTextLast = false;
  eachRow((row, at) => {
    if (at === 0) {
      isTextLast = columns.text === row.length - 1;
      return;
    }
    const cell = (column: number | undefined) => (column === undefined ? "" : (row[column] ?? ""));
    collector.add({
      speaker: cell(columns.speaker) || null,
      startSeconds: readTime(cell(columns.start)),
      endSeconds: readTime(cell(columns.end)),
      text: isTextLast ? lastCell(row, columns.text, delimiter) : cell(columns.text),
    });
  });
}

/** What respondents are is left out before a table would be refused for being too long. */
function fitting(survey: CsvSurvey, eachRow: Rows): CsvSurvey {
  let rows = 0;
  eachRow(() => {
    rows += 1;
  });
  if (rows * survey.asked.length * 2 <= LIMITS.segments) return survey;
  return { ...survey, asked: survey.asked.filter(({ isOfWords }) => isOfWords) };
}

function readAnswers(
  eachRow: Rows,
  headingRows: number,
  { asked, respondent }: CsvSurvey,
  collector: SegmentCollector,
): void {
  eachRow((row, rowAt) => {
    if (rowAt < headingRows) return;
    const cell = respondent === undefined ? "" : (row[respondent] ?? "");
    const speaker = respondentOf(cell, rowAt - headingRows + 1);
    for (const { question, at } of asked) {
      const answer = at.flatMap((column) => row[column]?.trim() || []).join(", ");
      if (answer === "") continue;
      // Whoever asks is named so that the question is never taken for something a respondent said.
      collector.add({ ...UNTIMED, speaker: "Moderator", text: question });
      collector.add({ ...UNTIMED, speaker, text: answer });
    }
  });
}

/** What comes after the last column was separated from it by an unquoted comma. */
const lastCell = (row: readonly string[], at: number, delimiter: string): string => {
  const cells = row.slice(at);
  while (cells.length > 1 && cells.at(-1)?.trim() === "") cells.pop();
  return cells.join(delimiter);
};

const unknownColumns = () =>
  refuse(
    "csv_columns",
    'This CSV file needs a header row: for a transcript, a "text" column (or "transcript", "content", or "utterance"), and "speaker", "start", and "end" if known; for a survey, one column per question, named as it was asked.',
  );
