import type { Edited as EditedBlocks } from "@/components/blocks/use-blocks";
import { joinRich, type Rich, type Stretch, sliceRich, tidy, toggleBold } from "../document/rich";
import {
  isHeading,
  isText,
  type Line,
  type StillBlock,
  stillLine,
  type TextKind,
  type TextLine,
  textLine,
} from "./line";
import { boldTyped, lineStart, linesFromText } from "./markdown";

type Edited = EditedBlocks<Line>;

const put = (lines: readonly Line[], at: number, remove: number, ...added: Line[]): Line[] => [
  ...lines.slice(0, at),
  ...added,
  ...lines.slice(at + remove),
];

const withRich = <L extends TextLine>(line: L, { text, bold }: Rich): L => ({ ...line, text, bold });

/** A text after typing; Markdown at its beginning, or two asterisks, takes effect at once. */
export function type(lines: readonly Line[], at: number, typed: Rich, caret: number): Edited | null {
  const line = lines[at];
  if (!isText(line)) return null;
  if (isHeading(line)) return { blocks: put(lines, at, 1, withRich(line, { text: typed.text, bold: [] })) };
  const isOneMore = typed.text.length === line.text.length + 1;
  const start = isOneMore && line.kind === "paragraph" ? lineStart(typed.text) : null;
  if (start) {
    const rich = sliceRich(typed, start.length);
    return { blocks: put(lines, at, 1, turned(line, start.kind, rich)), focus: { key: line.key, at: 0 } };
  }
  if (isOneMore && isSpaceBehindBold(typed, caret)) {
    const ended = typed.bold.map(([from, to]): Stretch => [from, to === caret ? to - 1 : to]);
    return {
      blocks: put(lines, at, 1, withRich(line, tidy({ text: typed.text, bold: ended }))),
      focus: { key: line.key, at: caret },
    };
  }
  const marked = isOneMore ? boldTyped(typed, caret) : null;
  if (!marked) return { blocks: put(lines, at, 1, withRich(line, tidy(typed))) };
  return { blocks: put(lines, at, 1, withRich(line, marked.rich)), focus: { key: line.key, at: marked.caret } };
}

/** Bold ends at the space after it: a browser would continue in bold where nobody means it. */
const isSpaceBehindBold = ({ text, bold }: Rich, caret: number): boolean =>
  /\s/.test(text.charAt(caret - 1)) && bold.some(([, to]) => to === caret);

/** Enter: a new line with what was after the caret; in an empty list item, the list ends. */
export function split(lines: readonly Line[], at: number, from: number, to: number): Edited | null {
  const line = lines[at];
  if (!isText(line)) return null;
  if (line.kind === "bullet" && line.text === "") return turnInto(lines, at, "paragraph");
  const next = textLine(line.kind === "bullet" ? "bullet" : "paragraph", sliceRich(line, to));
  return {
    blocks: put(lines, at, 1, withRich(line, sliceRich(line, 0, from)), next),
    focus: { key: next.key, at: 0 },
  };
}

/** Backspace at the beginning: first the line becomes plain text, then it joins the text before it. */
export function joinBefore(lines: readonly Line[], at: number): Edited | null {
  const [before, line] = [lines[at - 1], lines[at]];
  if (!isText(line)) return null;
  if (line.kind !== "paragraph") return turnInto(lines, at, "paragraph");
  if (!before) return null;
  if (!isText(before)) {
    const kept = line.text === "" && lines.length > 1 ? put(lines, at, 1) : [...lines];
    return { blocks: kept, focus: { key: before.key, at: 0 } };
  }
  const joined = isHeading(before) ? { text: before.text + line.text, bold: [] } : joinRich(before, line);
  return {
    blocks: put(lines, at - 1, 2, withRich(before, joined)),
    focus: { key: before.key, at: before.text.length },
  };
}

/** Delete at the end: joins the text below, of whatever kind. */
export function joinAfter(lines: readonly Line[], at: number): Edited | null {
  const [line, after] = [lines[at], lines[at + 1]];
  if (!isText(line) || !after) return null;
  if (!isText(after)) return { blocks: [...lines], focus: { key: after.key, at: 0 } };
  return joinBefore(put(lines, at + 1, 1, { ...after, kind: "paragraph" }), at + 1);
}

const turned = (line: TextLine, kind: TextKind, rich: Rich = line): TextLine => ({
  key: line.key,
  kind,
  text: rich.text,
  bold: isHeading({ ...line, kind }) ? [] : rich.bold,
});

export function turnInto(lines: readonly Line[], at: number, kind: TextKind, rich?: Rich): Edited | null {
  const line = lines[at];
  if (!isText(line)) return null;
  const next = turned(line, kind, rich);
  return { blocks: put(lines, at, 1, next), focus: { key: line.key, at: rich ? rich.text.length : 0 } };
}

export function bold(lines: readonly Line[], at: number, stretch: Stretch): Edited | null {
  const line = lines[at];
  if (!isText(line) || isHeading(line) || stretch[0] === stretch[1]) return null;
  return { blocks: put(lines, at, 1, withRich(line, toggleBold(line, stretch))) };
}

/** Inserts a line of text below. */
export function below(lines: readonly Line[], at: number, kind: TextKind = "paragraph", rich?: Rich): Edited {
  const next = textLine(kind, rich);
  return { blocks: put(lines, at + 1, 0, next), focus: { key: next.key, at: next.text.length } };
}

/**
 * Inserts a block without text, in place of an empty line or after it, with a line below a quote or clip to continue
 * writing.
 */
export function insert(lines: readonly Line[], at: number, block: StillBlock): Edited {
  const here = lines[at];
  const replaces = isText(here) && here.kind === "paragraph" && here.text === "" ? 1 : 0;
  const place = Math.min(replaces ? at : at + 1, lines.length);
  const follower = lines[place + replaces];
  const added = stillLine(block);
  const goesOn = block.type === "quote" || block.type === "clip";
  const isFree = isText(follower) && (!goesOn || (follower.kind === "paragraph" && follower.text === ""));
  const next = isFree ? follower : textLine("paragraph");
  return {
    blocks: put(lines, place, replaces, added, ...(isFree ? [] : [next])),
    focus: { key: goesOn ? next.key : added.key, at: 0 },
  };
}

export function change(lines: readonly Line[], key: string, to: (block: StillBlock) => StillBlock): Edited | null {
  const at = lines.findIndex((line) => line.key === key);
  const line = lines[at];
  return line?.kind === "still" ? { blocks: put(lines, at, 1, stillLine(to(line.block))) } : null;
}

/** Removes a line; a report always keeps a line to write on. */
export function remove(lines: readonly Line[], at: number): Edited {
  const left = put(lines, at, 1);
  if (left.length === 0) left.push(textLine("paragraph"));
  const next = left[Math.max(0, at - 1)];
  return { blocks: left, ...(next && { focus: { key: next.key, at: next.text.length } }) };
}

/** Moves a line one place; the line that begins a section moves the whole section past the next one. */
export function move(lines: readonly Line[], at: number, by: 1 | -1): Edited | null {
  const line = lines[at];
  if (!line) return null;
  const focus = { key: line.key, at: line.text.length };
  if (line.kind === "section") {
    const length = sectionLength(lines, at);
    const to = by === 1 ? at + sectionLength(lines, at + length) : lastSectionBefore(lines, at);
    if (to < 0 || (by === 1 && at + length >= lines.length)) return null;
    return { blocks: put(put(lines, at, length), to, 0, ...lines.slice(at, at + length)), focus };
  }
  const to = at + by;
  if (to < 0 || to >= lines.length) return null;
  return { blocks: put(put(lines, at, 1), to, 0, line), focus };
}

function sectionLength(lines: readonly Line[], at: number): number {
  const next = lines.findIndex(({ kind }, place) => place > at && kind === "section");
  return (next < 0 ? lines.length : next) - at;
}

const lastSectionBefore = (lines: readonly Line[], at: number): number =>
  lines.slice(0, at).findLastIndex(({ kind }) => kind === "section");

/**
 * Pastes several lines into a text: the first continues it, each further one becomes a line, the rest stays at the end.
 */
export function paste(lines: readonly Line[], at: number, [from, to]: Stretch, pasted: string): Edited | null {
  const line = lines[at];
  const [first, ...rest] = linesFromText(pasted);
  if (!isText(line) || !first) return null;
  const [head, tail] = [sliceRich(line, 0, from), sliceRich(line, to)];
  const keepsKind = head.text !== "" || line.kind !== "paragraph";
  const begun = { ...turned(line, keepsKind ? line.kind : first.kind, joinRich(head, first)), key: line.key };
  const all = [begun, ...rest];
  const last = all.at(-1) ?? begun;
  const caret = last.text.length;
  all[all.length - 1] = turned(last, last.kind, joinRich(last, tail));
  return { blocks: put(lines, at, 1, ...all), focus: { key: last.key, at: caret } };
}
