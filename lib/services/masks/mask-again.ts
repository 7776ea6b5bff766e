import { type MaskKind, SPEAKER_LINE } from "./record";
import { replaceIn } from "./replacements";
import type { MaskRow } from "./row";
import { WordMatcher } from "./word-matcher";

/** What was masked in a transcript that is being replaced. */
export type Remembered = { index: number; kind: MaskKind; original: string; token: string };
type Said = { index: number; speaker: string | null; text: string };

/**
 * Masks in a new transcript what was masked in the previous one, wherever it has the same words or speakers. Returns
 * the lines to store and the rows of their masks; nobody ever sees the words.
 */
export function maskAgain<T extends Said>(
  segments: readonly T[],
  remembered: readonly Remembered[],
): { segments: T[]; masks: Omit<MaskRow, "id">[] } {
  if (remembered.length === 0) return { segments: [...segments], masks: [] };
  const isLabel = ({ index }: Remembered) => index === SPEAKER_LINE;
  const labels = new Map(remembered.filter(isLabel).map((row) => [row.original, row]));
  const spoken = remembered.filter((row) => !isLabel(row));
  const kinds = new Map(spoken.map(({ token, kind }) => [token, kind]));
  const matcher = new WordMatcher([...spoken, ...labels.values()]);
  const masks: Omit<MaskRow, "id">[] = [];
  const used = new Set<string>();
  const masked = segments.map((segment) => {
    const found = matcher.find(segment.text);
    let moved = 0;
    for (const { start, end, original, token } of found) {
      const startOffset = start + moved;
      const place = { index: segment.index, startOffset, endOffset: startOffset + token.length };
      masks.push({ ...place, kind: kinds.get(token) ?? "name", original, token, status: "masked" });
      moved += token.length - (end - start);
    }
    const text = replaceIn(
      segment.text,
      found.map(({ start, end, token }) => ({ start, end, text: token })),
    );
    const label = segment.speaker === null ? undefined : labels.get(segment.speaker);
    if (label) used.add(label.original);
    return { ...segment, text, speaker: label?.token ?? segment.speaker };
  });
  for (const { original, kind, token } of labels.values())
    if (used.has(original)) {
      const place = { index: SPEAKER_LINE, startOffset: 0, endOffset: original.length };
      masks.push({ ...place, kind, original, token, status: "masked" });
    }
  return { segments: masked, masks };
}
