import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { sealWorkspace } from "./seal-workspace";

/** One index lookup per workspace, however many entries are waiting. */
const WORKSPACES = `
  WITH RECURSIVE w AS (
    (SELECT workspace_id FROM audit_entry WHERE sequence IS NULL ORDER BY workspace_id LIMIT 1)
    UNION ALL
    SELECT (SELECT e.workspace_id FROM audit_entry e WHERE e.sequence IS NULL AND e.workspace_id > w.workspace_id
             ORDER BY e.workspace_id LIMIT 1)
      FROM w WHERE w.workspace_id IS NOT NULL
  )
  SELECT workspace_id FROM w WHERE workspace_id IS NOT NULL`;

/**
 * Seals the entries of all workspaces. Each new head is also logged: a log kept elsewhere can then expose a changed
 * chain.
 */
export async function sealAll(): Promise<{ sealed: number }> {
  let sealed = 0;
  const { rows } = await pool().query<{ workspace_id: string }>(WORKSPACES);
  for (const { workspace_id: workspaceId } of rows) {
    // One broken chain must not keep the others unsealed; its admins see it when they verify.
    const count = await sealWorkspace(workspaceId).catch((err: unknown) => {
      log().error({ workspaceId, err }, "audit log could not be sealed");
      return 0;
    });
    if (count === 0) continue;
    sealed += count;
    const heads = await pool().query<{ sequence: string; hash: string }>(
      "SELECT sequence, encode(hash, 'hex') AS hash FROM audit_head WHERE workspace_id = $1",
      [workspaceId],
    );
    const head = heads.rows[0];
    if (head) log().info({ workspaceId, sequence: Number(head.sequence), hash: head.hash }, "audit log sealed");
  }
  return { sealed };
}
