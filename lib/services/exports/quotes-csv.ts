import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { csvOf } from "@/lib/services/csv/csv-of";
import { QUOTE_COLUMNS, quoteCells, quoteLink } from "@/lib/services/passages/csv-cells";
import type { ReelWithClips } from "@/lib/services/reels/record";

/** A reel as a CSV file. */
export function quotesCsv({ clips }: ReelWithClips): Promise<Uint8Array> {
  const rows = clips.map(({ title, passage }, at) => [at + 1, title, ...quoteCells(passage), quoteLink(passage)]);
  return buffer(Readable.from(rows).pipe(csvOf(["Position", "Clip", ...QUOTE_COLUMNS, "Link"])));
}
