import { pool } from "@/lib/db/pool";

const SUM = `
  SELECT coalesce(sum(f.duration_seconds), 0)::int AS seconds
    FROM upload u JOIN file f ON f.id = u.file_id
   WHERE u.workspace_id = $1 AND u.completed_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`;

/** Seconds of recordings that the workspace uploaded in this calendar month (UTC). */
export async function uploadSecondsThisMonth(workspaceId: string): Promise<number> {
  const { rows } = await pool().query<{ seconds: number }>({
    name: "upload_seconds",
    text: SUM,
    values: [workspaceId],
  });
  return rows[0]?.seconds ?? 0;
}
