import { parse } from "csv-parse/sync";
import { BOARD_COLORS } from "@/lib/core/board-colors";
import { AppError, invalid } from "@/lib/core/errors";
import { fromCell } from "@/lib/services/csv/formula-safe";

export type ParsedCard = {
  insight: string;
  type: string[];
  notes: string | null;
  source: string | null;
  color: string | null;
  evidenceIds: string[];
};
/** `title` is null for the cards in no lane. */
export type ParsedLane = { title: string | null; color: string | null; cards: ParsedCard[] };

/** More than a board holds, with room for the empty rows that spreadsheets write. */
const MOST_ROWS = 10_000;

const LIMITS = { insight: 2_000, notes: 20_000, source: 500, lane: 200, label: 60 } as const;

/**
 * The lanes of a CSV file in order, with rows of one lane together. Throws `invalid` with the number of the wrong line.
 */
export function parseBoardCsv(text: string): ParsedLane[] {
  const rows = readRows(text);
  if (rows.length > MOST_ROWS) throw invalid("", `The file has more than ${MOST_ROWS.toLocaleString("en")} rows.`);
  const header =
    rows.shift()?.map((name) =>
      name
        .trim()
        .toLowerCase()
        .replace(/colour/, "color"),
    ) ?? [];
  if (!header.includes("insight")) throw invalid("Insight", 'The file needs a header row with an "Insight" column.');
  const lanes = new Map<string, ParsedLane>();
  for (const [at, row] of rows.entries()) {
    const cell = (name: string) => fromCell(row[header.indexOf(name)] ?? "");
    const title = within(cell("lane").trim().replace(/\s+/g, " "), "lane", at);
    const number = cell("lane number").trim();
    const key = `${number} ${title}`;
    const lane = lanes.get(key) ?? { title: title || null, color: colorOf(cell("lane color")), cards: [] };
    lanes.set(key, lane);
    const insight = within(cell("insight").trim(), "insight", at);
    if (insight) lane.cards.push(cardOf(insight, cell, at));
  }
  return [...lanes.values()].filter(({ title, cards }) => title !== null || cards.length > 0);
}

function cardOf(insight: string, cell: (name: string) => string, at: number): ParsedCard {
  const labels = cell("type")
    .split(/[\r\n]+/)
    .map((label) => within(label.trim(), "label", at));
  return {
    insight,
    type: labels.filter(Boolean).slice(0, 20),
    notes: within(cell("notes"), "notes", at) || null,
    source: within(cell("source"), "source", at) || null,
    color: colorOf(cell("color")),
    evidenceIds: cell("evidence ids").split(/\s+/).filter(Boolean),
  };
}

const DELIMITERS = [",", ";", "\t"];

/** Spreadsheets in some countries write semicolons. */
function delimiterOf(text: string): string {
  const header = text.slice(0, 2_000).split(/[\r\n]/, 1)[0] ?? "";
  return DELIMITERS.find((delimiter) => header.split(delimiter).some((name) => /^\W*insight\W*$/i.test(name))) ?? ",";
}

function readRows(text: string): string[][] {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true, max_record_size: 200_000 };
  const record_delimiter = ["\r\n", "\n", "\r"];
  try {
    // Reading a file of a million rows would hold up everyone.
    return parse(text, { ...options, record_delimiter, delimiter: delimiterOf(text), to: MOST_ROWS + 1 });
  } catch (cause) {
    const message = "This CSV file can't be read: a quotation mark is not closed or a row is too long.";
    throw new AppError("invalid", message, { problems: [{ path: "", message }], cause });
  }
}

function within(text: string, what: keyof typeof LIMITS, at: number): string {
  // The header is line 1 of the file as a spreadsheet shows it.
  if (text.length > LIMITS[what])
    throw invalid(`${at + 2}.${what}`, `Row ${at + 2} is too long: at most ${LIMITS[what]} characters are allowed.`);
  return text;
}

const colorOf = (cell: string): string | null =>
  BOARD_COLORS.find((color) => color === cell.trim().toLowerCase()) ?? null;
