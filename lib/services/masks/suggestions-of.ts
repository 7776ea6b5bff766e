import { groupBy } from "@/lib/core/data/group-by";
import type { Found } from "./find/find-personal-data";
import { nameInLabel } from "./mask-label";
import { SPEAKER_LINE } from "./record";
import type { MaskRow } from "./row";
import { Tokens } from "./tokens";

/** Nobody reviews more; a transcript with more is a list of data. */
const MOST = 20_000;

/** New findings, and suggestions that are no longer found. Decisions stay. */
export function suggestionsOf(
  found: Found,
  known: readonly MaskRow[],
): { fresh: Omit<MaskRow, "id">[]; goneIds: string[] } {
  const tokens = new Tokens(known);
  const names = found.labels.map((label) => {
    const { start, end } = nameInLabel(label);
    return { kind: "name" as const, words: label.slice(start, end), label };
  });
  tokens.learn([...names, ...found.lines]);
  const labels = names.map(({ kind, words, label }) => ({
    index: SPEAKER_LINE,
    startOffset: 0,
    endOffset: label.length,
    kind,
    original: label,
    token: tokens.of(kind, words),
    status: "suggested" as const,
  }));
  const lines = found.lines.slice(0, MOST).map(({ index, start, end, kind, words }) => ({
    index,
    startOffset: start,
    endOffset: end,
    kind,
    original: words,
    token: tokens.of(kind, words),
    status: "suggested" as const,
  }));
  const wanted = new Map([...labels, ...lines].map((row) => [keyOf(row), row]));
  const goneIds = known.filter((row) => row.status === "suggested" && !wanted.has(keyOf(row))).map(({ id }) => id);
  for (const row of known) if (row.status === "suggested") wanted.delete(keyOf(row));
  const decided = groupBy(
    known.filter(({ status }) => status !== "suggested"),
    ({ index }) => index,
  );
  const fresh = [...wanted.values()].filter((row) => !(decided.get(row.index) ?? []).some((one) => overlap(one, row)));
  return { fresh, goneIds };
}

const keyOf = ({ index, startOffset, endOffset, kind, original }: Omit<MaskRow, "id">): string =>
  `${index} ${startOffset} ${endOffset} ${kind} ${original}`;

const overlap = (a: MaskRow, b: Omit<MaskRow, "id">): boolean =>
  a.index === SPEAKER_LINE
    ? a.original === b.original || a.token === b.original
    : a.startOffset < b.endOffset && b.startOffset < a.endOffset;
