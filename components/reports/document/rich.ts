/** A range of a text in UTF-16 units, end exclusive. */
export type Stretch = readonly [from: number, to: number];
/** A text with its bold ranges: in order, separate from one another, none empty. */
export type Rich = { text: string; bold: readonly Stretch[] };

const BOLD = /\*\*(?=[^\s*])(.*?[^\s*])\*\*/g;

/** Reads the two asterisks that make words bold in a report's texts. */
export function richOf(markup: string): Rich {
  let text = "";
  let read = 0;
  const bold: Stretch[] = [];
  for (const { 0: whole, 1: words = "", index } of markup.matchAll(BOLD)) {
    text += markup.slice(read, index);
    bold.push([text.length, text.length + words.length]);
    text += words;
    read = index + whole.length;
  }
  return { text: text + markup.slice(read), bold };
}

/** The ranges in order, adjacent ones joined, limited to the text. */
export function tidy({ text, bold }: Rich): Rich {
  const joined: [number, number][] = [];
  for (const [from, to] of [...bold].sort(([a], [b]) => a - b)) {
    const [start, end] = [Math.max(0, from), Math.min(to, text.length)];
    const last = joined.at(-1);
    if (end <= start) continue;
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return { text, bold: joined };
}

/** Splits the text into pieces that are bold or not. */
export function runsOf({ text, bold }: Rich): { text: string; isBold: boolean }[] {
  const runs: { text: string; isBold: boolean }[] = [];
  let at = 0;
  for (const [from, to] of bold) {
    runs.push({ text: text.slice(at, from), isBold: false }, { text: text.slice(from, to), isBold: true });
    at = to;
  }
  return [...runs, { text: text.slice(at), isBold: false }].filter((run) => run.text !== "");
}

/**
 * The text as it is stored. White space at the ends of bold words stays outside the asterisks, as Markdown requires.
 */
export function markupOf(rich: Rich): string {
  const mark = ({ text, isBold }: { text: string; isBold: boolean }) => {
    const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    return isBold && words !== "" ? `${before}**${words}**${after}` : text;
  };
  return runsOf(rich).map(mark).join("");
}

export function sliceRich({ text, bold }: Rich, from: number, to: number = text.length): Rich {
  const moved = bold.map(([start, end]): Stretch => [start - from, end - from]);
  return tidy({ text: text.slice(from, to), bold: moved });
}

export function joinRich(first: Rich, second: Rich): Rich {
  const by = first.text.length;
  const moved = second.bold.map(([from, to]): Stretch => [from + by, to + by]);
  return tidy({ text: first.text + second.text, bold: [...first.bold, ...moved] });
}

/** Makes a range bold, or regular if all of it is bold already. */
export function toggleBold(rich: Rich, [from, to]: Stretch): Rich {
  const isAll = rich.bold.some(([start, end]) => start <= from && to <= end);
  if (!isAll) return tidy({ text: rich.text, bold: [...rich.bold, [from, to]] });
  const kept = rich.bold.flatMap(([start, end]): Stretch[] => [
    [start, Math.min(end, from)],
    [Math.max(start, to), end],
  ]);
  return tidy({ text: rich.text, bold: kept.filter(([start, end]) => start < end) });
}
