import { stringify } from "csv-stringify/sync";
import { config } from "@/lib/core/config";
import { passageUrl } from "@/lib/services/passages/record";
import type { ReelWithClips } from "@/lib/services/reels/record";

const HEAD = ["position", "title", "speaker", "source", "start_seconds", "end_seconds", "quote", "state", "url"];

/** A reel as rows, safe to open in a spreadsheet: a cell that begins like a formula is text. */
export function quotesCsv({ clips }: ReelWithClips): Uint8Array {
  const rows = clips.map(({ title, passage }, at) => {
    const { speaker, sourceName, startSeconds, endSeconds, text, state } = passage;
    const path = passageUrl(passage);
    return [at + 1, title, speaker, sourceName, startSeconds, endSeconds, text, state, path && config().APP_URL + path];
  });
  return Buffer.from(stringify([HEAD, ...rows], { bom: true, escape_formulas: true, record_delimiter: "\r\n" }));
}
