import { readRows } from "@/lib/db/read-rows";

const THIS_MONTH = `
  SELECT seconds FROM monthly_upload
   WHERE workspace_id = $1 AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

/** Seconds of recordings that the workspace had processed in this calendar month (UTC), deleted ones included. */
export async function uploadSecondsThisMonth(workspaceId: string): Promise<number> {
  const [row] = await readRows<{ seconds: number }>({
    name: "upload_seconds",
    text: THIS_MONTH,
    values: [workspaceId],
  });
  return row?.seconds ?? 0;
}
