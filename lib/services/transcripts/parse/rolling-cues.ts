/** From this share of cues that begin with the last line of the one before, the file scrolls. */
const OFTEN = 0.4;
const FEWEST = 3;

/**
 * The lines of cues that scroll, as automatic captions of videos do: each shows the last line once more above the next
 * one. A line that is only shown again is dropped; in any other file, everything stays.
 */
export function withoutRolling(cues: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isAgain = (lines: readonly string[], at: number) => {
    const last = cues[at - 1]?.at(-1);
    return last !== undefined && lines[0] === last;
  };
  const again = cues.filter(isAgain).length;
  if (again < FEWEST || again < cues.length * OFTEN) return cues;
  return cues.map((lines, at) => (isAgain(lines, at) ? lines.slice(1) : lines));
}
