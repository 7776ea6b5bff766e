import type { Readable } from "node:stream";
import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { csvStream } from "@/lib/services/csv/csv-stream";
import { pagedRows } from "@/lib/services/csv/paged-rows";
import { passageUrl } from "@/lib/services/passages/record";
import { passages } from "./passages";
import type { PassageFilter } from "./read-passages";
import type { TaggedPassage } from "./record";

/** Every read examines the newest applications of each tag below: few large reads cost less than many small ones. */
const ROWS_AT_ONCE = 1_000;
const COLUMNS = ["Quote", "Speaker", "Source", "Start (s)", "End (s)", "State", "Tags", "Link", "Tagged at"];

/** Every passage of a tag as CSV, read page by page as it is consumed. Throws `not_found` before the first byte. */
export async function passagesCsv(ctx: Context, tagId: string, filter: PassageFilter): Promise<Readable> {
  const read = (cursor?: string) => passages(ctx, tagId, { ...filter, limit: ROWS_AT_ONCE, cursor });
  return csvStream(ctx, COLUMNS, await pagedRows(read, rowOf));
}

const rowOf = ({ passage, tags, createdAt }: TaggedPassage): (string | number | null)[] => {
  const path = passageUrl(passage);
  const link = path && new URL(path, config().APP_URL).href;
  const { text, speaker, sourceName, startSeconds, endSeconds, state } = passage;
  const titles = tags.map(({ title }) => title).join("; ");
  return [text, speaker, sourceName, startSeconds, endSeconds, state.replace("_", " "), titles, link, createdAt];
};
