import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { maskLabel } from "./mask-label";
import { maskPlaces } from "./mask-places";
import { SPEAKER_LINE } from "./record";
import { movedTo, type Replacement, replacementsOf } from "./replacements";
import { rewriteTranscript } from "./rewrite-transcript";
import type { MaskRow } from "./row";
import { updateMasks } from "./store-rows";
import type { StoredLine } from "./transcript-lines";
import { WordMatcher } from "./word-matcher";

/**
 * Masks the chosen rows everywhere: lines, labels, passages, history, and every other place that quotes the transcript.
 * The caller holds the owner; each row matches its line's text.
 */
export async function hide(
  tx: Transaction,
  ctx: Context,
  ownerId: string,
  { chosen, all, lines }: { chosen: readonly MaskRow[]; all: readonly MaskRow[]; lines: readonly StoredLine[] },
): Promise<void> {
  const replacements = replacementsOf(chosen, "token");
  const labels = labelsOf(chosen, lines);
  const hidden = chosen.map((row) =>
    row.index === SPEAKER_LINE ? { ...row, token: labels.get(row.original) ?? row.token } : row,
  );
  const matcher = new WordMatcher(hidden);
  const shown = hidden.map(({ index, kind, token }) => ({ index, kind, token }));
  const mask = (text: string) => matcher.mask(text);
  // Before the passages, as whoever deletes what quotes them.
  await maskPlaces(tx, ctx, ownerId, { hidden, lines, replacements, matcher });
  await rewriteTranscript(tx, ctx, ownerId, lines, { kind: "mask", replacements, labels, shown, mask });
  const ids = new Set(chosen.map(({ id }) => id));
  const moved = all.filter(({ index, id }) => replacements.has(index) && !ids.has(id));
  const now = hidden.map((row): MaskRow => ({ ...place(row, replacements), token: row.token, status: "masked" }));
  await updateMasks(tx, ctx, [...moved.map((row) => place(row, replacements)), ...now]);
}

function labelsOf(chosen: readonly MaskRow[], lines: readonly StoredLine[]): Map<string, string> {
  const taken = new Set(lines.flatMap(({ speaker }) => speaker ?? []));
  const labels = new Map<string, string>();
  for (const { index, original, token } of chosen) {
    if (index !== SPEAKER_LINE) continue;
    const label = maskLabel(original, token, taken);
    taken.add(label);
    labels.set(original, label);
  }
  return labels;
}

const place = (row: MaskRow, replacements: ReadonlyMap<number, readonly Replacement[]>): MaskRow => {
  if (row.index === SPEAKER_LINE) return { ...row, endOffset: row.original.length };
  const line = replacements.get(row.index) ?? [];
  return {
    ...row,
    startOffset: movedTo(row.startOffset, line, "start"),
    endOffset: movedTo(row.endOffset, line, "end"),
  };
};
