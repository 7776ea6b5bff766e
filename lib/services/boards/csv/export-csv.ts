import type { Readable } from "node:stream";
import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { contentDisposition } from "@/lib/integrations/storage/content-disposition";
import { get } from "@/lib/services/boards/get";
import { csvStream } from "@/lib/services/csv/csv-stream";
import { COLUMNS } from "./columns";
import { rowsOf } from "./rows";

/** A board as a CSV file. */
export async function exportCsv(ctx: Context, boardId: string): Promise<{ disposition: string; rows: Readable }> {
  const board = await get(ctx, boardId);
  return {
    disposition: contentDisposition(`${board.title}.csv`, "text/csv", false),
    rows: csvStream(ctx, COLUMNS, rowsOf(board, config().APP_URL)),
  };
}
