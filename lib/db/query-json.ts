import { pool } from "./pool";

/**
 * Rows as one JSON value: for a page of many columns the driver's own row parsing costs more than the query itself.
 * Timestamps arrive as ISO 8601 text.
 */
export async function queryJson<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  const wrapped = `SELECT coalesce(json_agg(r), '[]') AS rows FROM (${text}) r`;
  const { rows } = await pool().query<{ rows: Row[] }>({ name, text: wrapped, values });
  return rows[0]?.rows ?? [];
}
