import { pool } from "@/lib/db/pool";

/** The store that files are in from now on, which never answers. */
export const AWAY = {
  S3_ENDPOINT: "http://127.0.0.1:9",
  S3_ACCESS_KEY_ID: "k",
  S3_SECRET_ACCESS_KEY: "s",
  S3_BUCKET: "b",
};

/** Makes what a function waits for until a time due at once; returns how many seconds it would have waited. */
export async function hurry(functionId: string): Promise<number> {
  const text = `
    WITH waiting AS (SELECT id, extract(epoch FROM ready_at - now())::float8 AS seconds FROM jobs.task
                      WHERE function_id = $1 AND lease_token IS NULL AND ready_at > now() FOR UPDATE),
         due AS (UPDATE jobs.task t SET ready_at = now() FROM waiting w WHERE t.id = w.id)
    SELECT coalesce(max(seconds), 0) AS seconds FROM waiting`;
  const { rows } = await pool().query<{ seconds: number }>(text, [`earshot-${functionId}`]);
  return rows[0]?.seconds ?? 0;
}
