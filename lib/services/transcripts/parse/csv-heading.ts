/** What the first rows of a survey's table say above each column, and how many rows they are. */
export type CsvHeading = { columns: { question: string; choice: string }[]; rows: number };

const ANSWER = /^(?:(?:open-ended )?response|(?:offene )?antwort)$/iu;
/** What a survey tool adds to a question of several columns. */
const ADDED = / - (?:selected choice|ausgewählte option)$/iu;

const plain = (cell: string | undefined): string => (cell ?? "").replace(/\s+/gu, " ").trim();

/**
 * Reads the rows above the answers. Most tables have one. Qualtrics puts short names above the questions and import ids
 * below them; SurveyMonkey has the choices of a question below it, which is named above the first of them only.
 */
export function csvHeading([first = [], second = [], third = []]: readonly string[][]): CsvHeading {
  const of = (row: readonly string[], rows: number): CsvHeading => ({
    columns: row.map((cell) => ({ question: plain(cell).replace(ADDED, ""), choice: "" })),
    rows,
  });
  if (third.length > 0 && third.every((cell) => /^\s*\{\s*"ImportId"/u.test(cell))) return of(second, 3);
  if (!hasChoicesBelow(first, second)) return of(first, 1);
  let question = "";
  const columns = Array.from({ length: Math.max(first.length, second.length) }, (_, at) => {
    question = plain(first[at]) || question;
    const choice = plain(second[at]);
    return { question, choice: ANSWER.test(choice) ? "" : choice };
  });
  return { columns, rows: 2 };
}

/** An answer's row begins with who gave it, or when. */
function hasChoicesBelow(first: readonly string[], second: readonly string[]): boolean {
  if (plain(first[0]) === "" || plain(second[0]) !== "") return false;
  return second.some((cell, at) => ANSWER.test(plain(cell)) || (plain(cell) !== "" && plain(first[at]) === ""));
}
