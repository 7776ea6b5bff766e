import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { get } from "@/lib/services/boards/get";
import { type CsvFile, csvFile } from "@/lib/services/csv/csv-file";
import { csvStream } from "@/lib/services/csv/csv-stream";
import { COLUMNS } from "./columns";
import { rowsOf } from "./rows";

/** A board as a CSV file. */
export async function exportCsv(ctx: Context, boardId: string): Promise<CsvFile> {
  const board = await get(ctx, boardId);
  return csvFile({ title: board.title }, csvStream(ctx, COLUMNS, rowsOf(board, config().APP_URL)));
}
