import type { Context, Role } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plans";
import { hashSecret } from "@/lib/core/secrets";
import { pool } from "@/lib/db/pool";

type Row = {
  session_id: string;
  user_id: string;
  email: string;
  name: string | null;
  workspace_id: string | null;
  workspace_name: string | null;
  role: Role | null;
  plan: Plan | null;
};

export type SignedIn = {
  ctx: Context;
  person: { id: string; email: string; name: string | null };
  workspace: { id: string; name: string; plan: Plan };
};

// The chosen workspace, or else the one joined first; a left or deactivated membership never counts, and taking part
// in another workspace's study keeps nobody from their own work.
const FIND = `
  SELECT s.id AS session_id, u.id AS user_id, u.email, u.name,
         w.id AS workspace_id, w.name AS workspace_name, m.role, w.plan
    FROM user_session s
    JOIN user_account u ON u.id = s.user_id AND u.active
    LEFT JOIN LATERAL (
      SELECT * FROM membership m WHERE m.user_id = u.id AND m.active
       ORDER BY m.role = 'participant', m.workspace_id = s.workspace_id DESC NULLS LAST, m.created_at, m.id LIMIT 1
    ) m ON true
    LEFT JOIN workspace w ON w.id = m.workspace_id
   WHERE s.token_hash = $1 AND s.expires_at > now()`;

/**
 * Who is signed in with this session token, in their current workspace: one round trip. Throws `unauthenticated`
 * when nobody is, `plan_required` for someone who only takes part in studies.
 */
export async function admitSession(token: string, requestId: string): Promise<SignedIn> {
  const query = { name: "admit_session", text: FIND, values: [hashSecret(token)], query_timeout: 2_500 };
  const row = (await pool().query<Row>(query)).rows[0];
  if (!row) throw new AppError("unauthenticated", "You are not signed in.");
  if (!row.workspace_id || !row.role || !row.plan || row.role === "participant")
    throw new AppError("plan_required", "This account is in no research workspace.");
  return {
    ctx: {
      requestId,
      workspaceId: row.workspace_id,
      plan: row.plan,
      actor: { kind: "user", userId: row.user_id, role: row.role, sessionId: row.session_id },
    },
    person: { id: row.user_id, email: row.email, name: row.name },
    workspace: { id: row.workspace_id, name: row.workspace_name ?? "", plan: row.plan },
  };
}
