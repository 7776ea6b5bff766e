import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { contentDisposition } from "@/lib/integrations/storage/content-disposition";
import { get } from "@/lib/services/boards/get";
import { COLUMNS } from "./columns";
import { rowsOf } from "./rows";

/** A cell with a line feed alone in it is quoted too: the row's own end is a carriage return with a line feed. */
const FORMAT = { bom: true, header: true, record_delimiter: "windows", quoted_match: /[\r\n]/ } as const;

/** A board as a CSV file (RFC 4180) in UTF-8 with a byte order mark, written while it is taken. */
export async function exportCsv(ctx: Context, boardId: string): Promise<{ disposition: string; rows: Readable }> {
  const board = await get(ctx, boardId);
  const rows = Readable.from(rowsOf(board, config().APP_URL));
  const csv = stringify({ ...FORMAT, columns: [...COLUMNS] });
  return {
    disposition: contentDisposition(`${board.title}.csv`, "text/csv", false),
    rows: pipeline(rows, csv, (error) => {
      if (error) log().warn({ requestId: ctx.requestId, err: error }, "a CSV broke off");
    }),
  };
}
