export type Peaks = { bucketSeconds: number; startSeconds: number; peaks: number[] };

/** A range marked on the waveform, such as a tagged passage; `color` is any CSS color. */
export type WaveMark = { id: string; startSeconds: number; endSeconds: number; color: string; label: string };
/** `anchor` is the fragment of its first line. */
export type Chapter = { title: string; startSeconds: number; anchor?: string };

/** The highest of the given peaks in each of `columns` equal parts, from 0 to 1. */
export function columnsOf(peaks: number[], columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * peaks.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * peaks.length) / columns));
    let loudest = 0;
    for (let at = from; at < to && at < peaks.length; at++) loudest = Math.max(loudest, peaks[at] ?? 0);
    return loudest / 255;
  });
}
