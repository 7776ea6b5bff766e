import type { Line } from "./line";

/** Finds the line being said at a second: the position in `lines` of the last one that has begun, or -1. */
export function lineFinder(lines: Line[]): (seconds: number) => number {
  const timed = lines.flatMap(({ startSeconds }, place) => (startSeconds === null ? [] : [{ startSeconds, place }]));
  timed.sort((a, b) => a.startSeconds - b.startSeconds || a.place - b.place);
  return (seconds) => {
    let [low, high] = [0, timed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((timed[middle]?.startSeconds ?? 0) <= seconds + 0.02) low = middle + 1;
      else high = middle;
    }
    return timed[low - 1]?.place ?? -1;
  };
}
