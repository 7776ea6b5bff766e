import { setImmediate } from "node:timers/promises";
import { findInLine } from "./find-in-line";
import type { Finding } from "./finding";
import { isPersonLabel, KnownNames } from "./known-names";
import { wordsOf } from "./words-of";

export type Line = { index: number; speaker: string | null; text: string };
export type Found = { labels: string[]; lines: (Finding & { index: number; words: string })[] };

/** How long to run before yielding to the event loop. */
const SLICE_MS = 8;

/**
 * Reads a transcript twice: for who is named in it, then for every mention of them and everything else. Works in slices
 * of a few milliseconds, so that other requests are answered meanwhile.
 */
export async function findPersonalData(lines: readonly Line[]): Promise<Found> {
  const known = new KnownNames();
  const labels = [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))].filter(isPersonLabel);
  for (const label of labels) known.addLabel(label);
  const found: Found["lines"] = [];
  await inSlices(lines, ({ text }) => known.addLine(wordsOf(text)));
  await inSlices(lines, ({ index, text }) => {
    for (const finding of findInLine(text, known))
      found.push({ ...finding, index, words: text.slice(finding.start, finding.end) });
  });
  return { labels, lines: found };
}

async function inSlices(lines: readonly Line[], work: (line: Line) => void): Promise<void> {
  let began = performance.now();
  for (const line of lines) {
    work(line);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
