import type { Context } from "@/lib/core/context";
import { groupBy } from "@/lib/core/data/group-by";
import { mapConcurrently } from "@/lib/core/data/map-concurrently";
import type { Tell } from "@/lib/core/work-progress";
import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import type { Said } from "../load-said";
import { isShort, markPlaces, wholeLines } from "./mark";
import type { Marked, Place } from "./marked";
import { loadPlaces, storePlaces } from "./readings";

/** Services allow few calls at a time, and nobody waits at the screen. */
export const MOST_CALLS = 4;

/**
 * The passages worth quoting of everything that was said, transcript by transcript. A transcript is read by the model
 * once; what it marked is kept, so that neither a crash nor the next readout pays for it again.
 */
export async function readTranscripts(ctx: Context, said: Said, tell: Tell): Promise<Marked[]> {
  const known = await loadPlaces(ctx, said.versions);
  const transcripts = [...groupBy(said.lines, ({ ownerId }) => ownerId)];
  const unread = new Set(
    transcripts.filter(([ownerId, lines]) => !isShort(lines) && !known.has(ownerId)).map(([ownerId]) => ownerId),
  );
  const say = (isWaiting: boolean) =>
    tell({ step: "read", done: transcripts.length - unread.size, total: transcripts.length, isWaiting });
  const read = async ([ownerId, lines]: [string, AnalysisLine[]]): Promise<Marked[]> => {
    if (isShort(lines)) return marked(lines, wholeLines(lines));
    let places = known.get(ownerId);
    if (!places) {
      places = await markPlaces(ctx, said.title, lines, say);
      await storePlaces(ctx, { ownerId, version: said.versions.get(ownerId) ?? 0, places });
      unread.delete(ownerId);
    }
    return marked(lines, places);
  };
  return (await mapConcurrently(transcripts, MOST_CALLS, read)).flat();
}

function marked(lines: readonly AnalysisLine[], places: readonly Place[]): Marked[] {
  const byIndex = new Map(lines.map((line) => [line.index, line]));
  return places.flatMap(({ index, firstOffset, lastOffset }) => {
    const line = byIndex.get(index);
    const quote = line?.text.slice(firstOffset, lastOffset) ?? "";
    if (!line || quote.trim() === "") return [];
    return [{ line, ref: { ownerId: line.ownerId, index, firstOffset, lastOffset, quote, person: personOf(line) } }];
  });
}
