import { SPEAKER_LINE } from "./record";
import type { MaskRow } from "./row";
import type { StoredLine } from "./transcript-lines";

/** Of rows to be masked, those whose words are still where they say, without nested ones. */
export function stillSaid(rows: readonly MaskRow[], lines: readonly StoredLine[]): MaskRow[] {
  const texts = new Map(lines.map(({ index, text }) => [index, text]));
  const labels = new Set(lines.map(({ speaker }) => speaker));
  const kept: MaskRow[] = [];
  let last: MaskRow | undefined;
  for (const row of [...rows].sort((a, b) => a.index - b.index || a.startOffset - b.startOffset)) {
    if (row.index === SPEAKER_LINE) {
      if (labels.has(row.original)) kept.push(row);
      continue;
    }
    const isThere = texts.get(row.index)?.slice(row.startOffset, row.endOffset) === row.original;
    const isFree = last?.index !== row.index || last.endOffset <= row.startOffset;
    if (!isThere || !isFree) continue;
    kept.push(row);
    last = row;
  }
  return kept;
}
