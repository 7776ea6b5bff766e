import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { config } from "@/lib/core/config";
import { csvOf } from "@/lib/services/csv/csv-of";
import { passageUrl } from "@/lib/services/passages/record";
import type { ReelWithClips } from "@/lib/services/reels/record";

const HEAD = ["position", "title", "speaker", "source", "start_seconds", "end_seconds", "quote", "state", "url"];

/** A reel as a CSV file. */
export function quotesCsv({ clips }: ReelWithClips): Promise<Uint8Array> {
  const rows = clips.map(({ title, passage }, at) => {
    const { speaker, sourceName, startSeconds, endSeconds, text, state } = passage;
    const path = passageUrl(passage);
    return [at + 1, title, speaker, sourceName, startSeconds, endSeconds, text, state, path && config().APP_URL + path];
  });
  return buffer(Readable.from(rows).pipe(csvOf(HEAD)));
}
