import { parse } from "csv-parse/sync";
import { AppError } from "@/lib/core/errors";
import { csvColumns } from "./csv-columns";
import { csvDelimiter, likelyDelimiter } from "./csv-delimiter";
import { type CsvQuestions, csvQuestions, respondentOf } from "./csv-questions";
import { readTime } from "./read-time";
import { refuse } from "./refuse";
import type { SegmentCollector } from "./segment-collector";

const MAX_RECORD_BYTES = 1024 ** 2;
const UNTIMED = { startSeconds: null, endSeconds: null };

/**
 * Rows with a header line: the lines of a transcript, or the answers to a survey. Quoting as in RFC 4180, with comma,
 * semicolon, tab or bar as delimiter.
 */
export function parseCsv(text: string, collector: SegmentCollector): void {
  const delimiter = csvDelimiter(text) ?? likelyDelimiter(text);
  let columns: ReturnType<typeof csvColumns> = null;
  let survey: CsvQuestions | null = null;
  let respondents = 0;
  let isTextLast = false;
  const readAnswers = ({ asked, respondent }: CsvQuestions, row: string[]) => {
    respondents += 1;
    const speaker = respondentOf(respondent === undefined ? "" : (row[respondent] ?? ""), respondents);
    for (const { at, text: question } of asked) {
      const answer = row[at]?.trim();
      if (!answer) continue;
      // Whoever asks is named so that the question is never taken for something a respondent said.
      collector.add({ ...UNTIMED, speaker: "Moderator", text: question });
      collector.add({ ...UNTIMED, speaker, text: answer });
    }
    return null;
  };
  const readRow = (row: string[]) => {
    if (survey) return readAnswers(survey, row);
    if (columns === null) {
      columns = csvColumns(row);
      survey = columns ? null : csvQuestions(row);
      if (survey) return null;
      if (columns === null) throw unknownColumns();
      isTextLast = columns.text === row.length - 1;
      return null;
    }
    const cell = (at: number | undefined) => (at === undefined ? "" : (row[at] ?? ""));
    collector.add({
      speaker: cell(columns.speaker) || null,
      startSeconds: readTime(cell(columns.start)),
      endSeconds: readTime(cell(columns.end)),
      text: isTextLast ? lastCell(row, columns.text, delimiter) : cell(columns.text),
    });
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
      on_record: readRow,
    });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refuse("damaged", "This CSV file can't be read: a quotation mark is not closed or a row is too long.", cause);
  }
  if (columns === null && survey === null) throw unknownColumns();
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
