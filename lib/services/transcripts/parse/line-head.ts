import { readTime } from "./read-time";
import { nameStrength } from "./speaker-name";
import { speakerPrefix } from "./speaker-prefix";

/** What the start of a line may contain; a `name` alone needs support from the file's other lines. */
export type LineHead = {
  style: "time" | "name-and-time" | "name";
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  /** The words after speaker and time. */
  text: string;
  /** The words, if what looks like a speaker after a time isn't one. */
  textWithSpeaker: string;
  /** In brackets, which don't occur in running text. */
  isBracketed: boolean;
};

const HEAD_CHARACTERS = 160;
const CLOCK = String.raw`\d{1,3}:\d{1,2}(?::\d{1,2})?(?:[.,]\d{1,3})?`;
const RANGE = `(${CLOCK})(?: ?(?:-->|-|–|—|to) ?(${CLOCK}))?`;
const TIME_FIRST = new RegExp(String.raw`^([[(<]?)${RANGE}(?:[\])>]|(?![\w:]))`);
const TIME_LATER = new RegExp(String.raw`([[(<]?)${RANGE}[\])>]?`);
const SEPARATORS = /^[\s\-–—|:·•,]+/;

/** `[00:12:31] Priya: …`, `Priya (00:12:31): …`, `Priya Raman  0:07:12`, `00:00:12 Speaker 1`, `Priya: …`. */
export function readLineHead(line: string): LineHead | null {
  const head = line.slice(0, HEAD_CHARACTERS);
  return readTimeFirst(line, head) ?? readNameAndTime(line, head) ?? readName(line);
}

function readTimeFirst(line: string, head: string): LineHead | null {
  const match = TIME_FIRST.exec(head);
  const startSeconds = readTime(match?.[2] ?? "");
  if (match === null || startSeconds === null) return null;
  const rest = line.slice(match[0].length).replace(SEPARATORS, "");
  const prefix = speakerPrefix(rest);
  return {
    style: "time",
    speaker: prefix?.name ?? null,
    startSeconds,
    endSeconds: readTime(match[3] ?? ""),
    text: prefix?.rest ?? rest.trim(),
    textWithSpeaker: rest.trim(),
    isBracketed: match[1] !== "",
  };
}

function readNameAndTime(line: string, head: string): LineHead | null {
  const match = TIME_LATER.exec(head);
  const startSeconds = readTime(match?.[2] ?? "");
  if (match === null || startSeconds === null) return null;
  const name = nameBefore(head.slice(0, match.index));
  if (name === null) return null;
  const rest = line.slice(match.index + match[0].length).trim();
  const isBracketed = match[1] !== "";
  if (!isBracketed && rest !== "" && !/^[:–—-]/.test(rest)) return null;
  return {
    style: "name-and-time",
    speaker: name,
    startSeconds,
    endSeconds: readTime(match[3] ?? ""),
    text: rest.replace(SEPARATORS, ""),
    textWithSpeaker: line,
    isBracketed,
  };
}

/** The name in `Priya Raman  `, `[Priya Raman] `, `Priya Raman - ` and `Priya Raman | `. */
function nameBefore(text: string): string | null {
  const words = text.trim().split(/(?<![\s|·•:,–—-])[\s|·•:,–—-]+$/, 1)[0] ?? "";
  const name = words.startsWith("[") && words.endsWith("]") ? words.slice(1, -1).trim() : words.trim();
  return nameStrength(name) === null ? null : name;
}

function readName(line: string): LineHead | null {
  const prefix = speakerPrefix(line);
  if (prefix === null) return null;
  const times = { startSeconds: null, endSeconds: null };
  return {
    style: "name",
    speaker: prefix.name,
    ...times,
    text: prefix.rest,
    textWithSpeaker: line,
    isBracketed: false,
  };
}
