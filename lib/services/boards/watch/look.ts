import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import type { Watcher } from "./watcher";

/**
 * Which watchers may still see their board: it exists, they are in the workspace, which lets them in, and their session
 * or key is valid.
 */
const LOOK = `
  SELECT w.at, b.version
    FROM json_to_recordset($1::json) AS w(at int, board text, workspace text, "user" text, session text, key text)
    JOIN board b ON b.id = w.board AND b.workspace_id = w.workspace
    JOIN membership m ON m.workspace_id = w.workspace AND m.user_id = w."user" AND m.active AND m.role <> 'participant'
    JOIN user_account u ON u.id = w."user" AND u.active
    JOIN workspace o ON o.id = w.workspace AND (o.deletion_at IS NULL OR m.role = 'admin')
   WHERE (w.session IS NULL OR EXISTS (
           SELECT 1 FROM user_session s WHERE s.id = w.session AND s.user_id = u.id AND s.expires_at > now()))
     AND (w.key IS NULL OR o.plan <> 'free' AND o.deletion_at IS NULL
          AND EXISTS (SELECT 1 FROM api_key k WHERE k.id = w.key AND k.revoked_at IS NULL))`;

/** The version of each watcher's board, in one statement for all; absent for those who may no longer see it. */
export async function look(watchers: readonly Watcher[]): Promise<Map<Watcher, number>> {
  const asked = watchers.map(({ ctx, boardId }, at) => ({ at, board: boardId, ...caller(ctx) }));
  const { rows } = await pool().query<{ at: number; version: number }>({
    name: "look_at_boards",
    text: LOOK,
    values: [JSON.stringify(asked)],
  });
  const seen = new Map<Watcher, number>();
  for (const { at, version } of rows) {
    const watcher = watchers[at];
    if (watcher) seen.set(watcher, version);
  }
  return seen;
}

function caller({ workspaceId, actor }: Context) {
  return {
    workspace: workspaceId,
    user: "userId" in actor ? actor.userId : null,
    session: actor.kind === "user" ? actor.sessionId : null,
    key: actor.kind === "apiKey" ? actor.keyId : null,
  };
}
