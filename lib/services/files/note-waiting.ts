import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";

const NOTES = {
  file: "UPDATE file SET error = $3 WHERE id = $1 AND workspace_id = $2 AND status = 'processing'",
  export: "UPDATE export SET error = $3 WHERE id = $1 AND workspace_id = $2 AND status = 'running'",
  archive: `
    UPDATE workspace_archive SET error = $3
     WHERE id = $1 AND workspace_id = $2 AND status IN ('queued', 'gathering', 'copying')`,
};

/** Tells whoever waits for something why it doesn't go on, in one sentence; null once it does. */
export async function noteWaiting(
  { workspaceId }: Context,
  { what, id }: { what: keyof typeof NOTES; id: string },
  why: string | null,
): Promise<void> {
  await pool().query(NOTES[what], [id, workspaceId, why]);
}
