import { type Rich, richOf, type Stretch, tidy } from "../document/rich";
import { type TextKind, type TextLine, textLine } from "./line";

const STARTS: [RegExp, TextKind][] = [
  [/^# /, "section"],
  [/^## /, "heading"],
  [/^#{3,6} /, "subheading"],
  [/^[-*+•] /, "bullet"],
];

/** What Markdown at the beginning of a line asks for, and how long it is. */
export function lineStart(text: string): { kind: TextKind; length: number } | null {
  for (const [sign, kind] of STARTS) {
    const found = sign.exec(text);
    if (found) return { kind, length: found[0].length };
  }
  return null;
}

/** Words between pairs of asterisks become bold once the last asterisk is typed. */
export function boldTyped({ text, bold }: Rich, caret: number): { rich: Rich; caret: number } | null {
  const found = /\*\*(?=[^\s*])([^*]*[^\s*])\*\*$/.exec(text.slice(0, caret));
  if (!found) return null;
  const from = found.index;
  const words = found[1] ?? "";
  const end = from + words.length;
  const place = (at: number) => at - (at > from ? 2 : 0) - (at >= caret ? 2 : 0);
  const moved = bold.map(([start, stop]): Stretch => [place(start), place(stop)]);
  const rich = tidy({ text: text.slice(0, from) + words + text.slice(caret), bold: [...moved, [from, end]] });
  return { rich, caret: end };
}

/** Pasted text as lines; empty ones only separate them. A single line keeps the white space at its ends. */
export function linesFromText(text: string): TextLine[] {
  const given = text.replace(/(\r\n?|\n)$/, "").split(/\r\n?|\n/);
  const lines = given.length === 1 ? given : given.map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const start = lineStart(line);
      const rich = richOf(start ? line.slice(start.length) : line);
      const kind = start?.kind ?? "paragraph";
      return textLine(kind, kind === "paragraph" || kind === "bullet" ? rich : { text: rich.text, bold: [] });
    });
}
