/** A survey's questions by column, and the column that tells the respondents apart. */
export type CsvQuestions = { asked: { at: number; text: string }[]; respondent: number | undefined };

const RESPONDENT =
  /^(?:respondents?|participants?|responses?|submissions?|persons?|names?|users?)?(?:ids?|nos?|numbers?|names?)?$/;
const LEAST_WORDS = 4;

/** "Why did you leave?" or "Reason for leaving the service"; "Start time" asks nothing. */
const asks = (header: string): boolean => /[?？؟]\s*$/.test(header) || header.trim().split(/\s+/).length >= LEAST_WORDS;

/** Reads the header of a survey's answers: one row for each respondent, one column for each question. */
export function csvQuestions(header: readonly string[]): CsvQuestions | null {
  const asked = header.map((text, at) => ({ at, text: text.trim() })).filter(({ text }) => asks(text));
  if (asked.length === 0) return null;
  const respondent = header.findIndex((name) => {
    const plain = name.toLowerCase().replace(/[^\p{L}]/gu, "");
    return plain !== "" && RESPONDENT.test(plain);
  });
  return { asked, respondent: respondent < 0 ? undefined : respondent };
}

/** Who answered in a row: "Ana", or "Respondent 12" where only a number is known. */
export const respondentOf = (cell: string, row: number): string =>
  /\p{L}/u.test(cell) && cell.length <= 60 ? cell.trim() : `Respondent ${cell.trim().slice(0, 60) || row}`;
