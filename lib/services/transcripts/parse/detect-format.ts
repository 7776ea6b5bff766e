import { csvColumns } from "./csv-columns";
import { csvDelimiter } from "./csv-delimiter";
import { refuse } from "./refuse";

export type TextFormat = "vtt" | "srt" | "csv" | "txt";

const SRT_TIMES = /^[ \t]*\d{1,4}:\d{1,3}(?::\d{1,3})?(?:[.,]\d{1,4})? ?--> ?\d/m;
const OTHER_FILES: [RegExp, string][] = [
  [/^\{\\rtf/, "an RTF document; save it as DOCX or TXT"],
  [/^\s*<(?:!doctype html|html)/i, "a web page; save its words as TXT"],
  [/^\s*<\?xml/i, "an XML file; export the transcript as VTT, SRT or TXT"],
  [/^\s*\{\s*"/, "a JSON file; export the transcript as VTT, SRT or CSV"],
];

/** By what the text looks like first, then by the file's name. Refuses text that is obviously another kind of file. */
export function detectFormat(text: string, fileName: string): TextFormat {
  const start = text.slice(0, 20_000);
  if (/^WEBVTT(?:\s|$)/.test(start)) return "vtt";
  if (SRT_TIMES.test(start)) return fileName.toLowerCase().endsWith(".vtt") ? "vtt" : "srt";
  for (const [shape, what] of OTHER_FILES) {
    if (shape.test(start)) throw refuse("not_a_transcript", `This file is ${what} and upload that.`);
  }
  if (/\.(?:csv|tsv)$/i.test(fileName) || isTable(start)) return "csv";
  if (NEVER_TEXT.test(fileName)) throw namedOtherwise(fileName);
  return "txt";
}

/** Words without any sign of a transcript in a file whose name promises something else: most likely it is broken. */
const NEVER_TEXT = /\.(docx|pdf|mp[34]|m4[av]|mov|mkv|webm|wav|aac|flac|og[ga]|opus)$/i;
const NAMED: Record<string, string> = { docx: "a Word document", pdf: "a PDF" };

function namedOtherwise(fileName: string) {
  const extension = NEVER_TEXT.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const named = NAMED[extension] ?? "a recording";
  return refuse(
    "not_a_transcript",
    `This file is named like ${named}, but contains only plain text. If that is the transcript, rename it to .txt and upload that.`,
  );
}

const FEWEST_COLUMNS = 2;

/**
 * A header with a known column besides the words, above rows of the same length. "Interview 3, transcript" is the title
 * of a conversation, most of which would be lost as unknown columns.
 */
function isTable(text: string): boolean {
  const delimiter = csvDelimiter(text);
  if (delimiter === null) return false;
  const [header = "", row] = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const columns = csvColumns(header.split(delimiter).map((name) => name.trim())) ?? {};
  return Object.keys(columns).length >= FEWEST_COLUMNS && (row === undefined || row.includes(delimiter));
}
