import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { type CsvFile, csvFile } from "@/lib/services/csv/csv-file";
import { csvStream } from "@/lib/services/csv/csv-stream";
import { pagedRows } from "@/lib/services/csv/paged-rows";
import { QUOTE_COLUMNS, quoteCells, quoteLink } from "@/lib/services/passages/csv-cells";
import { passages } from "./passages";
import type { PassageFilter } from "./read-passages";
import type { TaggedPassage } from "./record";

/** Every read examines the newest applications of each tag below: few large reads cost less than many small ones. */
const ROWS_AT_ONCE = 1_000;
const COLUMNS = [...QUOTE_COLUMNS, "Tags", "Link", "Tagged at"];
const TITLE = "SELECT title FROM tag WHERE id = $1 AND workspace_id = $2";

/** Every passage of a tag as CSV, read page by page as it is consumed. Throws `not_found` before the first byte. */
export async function passagesCsv(ctx: Context, tagId: string, filter: PassageFilter): Promise<CsvFile> {
  const read = (cursor?: string) => passages(ctx, tagId, { ...filter, limit: ROWS_AT_ONCE, cursor });
  const rows = await pagedRows(read, rowOf);
  const values = [tagId, ctx.workspaceId];
  const [tag] = (await pool().query<{ title: string }>({ name: "tag_title", text: TITLE, values })).rows;
  if (!tag) throw notFound("Tag");
  return csvFile({ title: tag.title, what: "passages" }, csvStream(ctx, COLUMNS, rows));
}

const rowOf = ({ passage, tags, createdAt }: TaggedPassage): (string | number | null)[] => {
  const titles = tags.map(({ title }) => title).join("; ");
  return [...quoteCells(passage), titles, quoteLink(passage), createdAt];
};
