/** Heights of bars from 0 to 1, scaled so that the loudest reaches the top: clips may be quiet. */
export function waveBars(peaks: readonly number[], bars: number): number[] {
  const loudest = Math.max(24, ...peaks);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return Math.max(0.06, Math.max(0, ...peaks.slice(from, to)) / loudest);
  });
}
