import { pipelined } from "./pipelined";
import { pool } from "./pool";

/**
 * Rows as one JSON value: for a page of many columns, the driver's row parsing costs more than the query. Timestamps
 * are ISO 8601 text. `isShort` means that an index leads to the rows, so nobody waits behind it.
 */
export async function queryJson<Row>(name: string, text: string, values: unknown[], isShort: boolean): Promise<Row[]> {
  const query = { name, text: `SELECT coalesce(json_agg(r), '[]') AS rows FROM (${text}) r`, values };
  const { rows } = await (isShort ? pipelined<{ rows: Row[] }>("pages", query) : pool().query<{ rows: Row[] }>(query));
  return rows[0]?.rows ?? [];
}
