import type { Context, Role } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plans";
import { hashSecret } from "@/lib/core/secrets/secrets";
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
  deletion_at: Date | null;
};

export type SignedIn = {
  ctx: Context;
  person: { id: string; email: string; name: string | null };
  /** `deletionAt` is when the workspace will be deleted, unless an admin undoes that. */
  workspace: { id: string; name: string; plan: Plan; deletionAt: Date | null };
};
/** Someone who was removed everywhere, or only takes part in studies, is in no workspace; their context names none. */
export type Account = Omit<SignedIn, "workspace"> & { workspace: SignedIn["workspace"] | null };

// The chosen workspace, or else the one joined first. Ended or deactivated memberships never count, and being a
// participant in another workspace's study doesn't either. A workspace that is about to be deleted admits only its
// admins, and only if they chose it or have no other.
const FIND = `
  SELECT s.id AS session_id, u.id AS user_id, u.email, u.name,
         w.id AS workspace_id, w.name AS workspace_name, m.role, w.plan, w.deletion_at
    FROM user_session s
    JOIN user_account u ON u.id = s.user_id AND u.active
    LEFT JOIN LATERAL (
      SELECT m.* FROM membership m JOIN workspace c ON c.id = m.workspace_id
       WHERE m.user_id = u.id AND m.active AND (c.deletion_at IS NULL OR m.role = 'admin')
       ORDER BY m.role = 'participant', m.workspace_id = s.workspace_id DESC NULLS LAST, c.deletion_at IS NOT NULL,
                m.created_at, m.id LIMIT 1
    ) m ON true
    LEFT JOIN workspace w ON w.id = m.workspace_id
   WHERE s.token_hash = $1 AND s.expires_at > now()`;

/** Who is signed in with this session token, in one round trip. Throws `unauthenticated` if nobody is. */
export async function admitAccount(token: string, requestId: string): Promise<Account> {
  const query = { name: "admit_session", text: FIND, values: [hashSecret(token)], query_timeout: 2_500 };
  const row = (await pool().query<Row>(query)).rows[0];
  if (!row) throw new AppError("unauthenticated", "You are not signed in.");
  const person = { id: row.user_id, email: row.email, name: row.name };
  const actor = { kind: "user", userId: row.user_id, sessionId: row.session_id } as const;
  const { workspace_id: id, workspace_name: name, role, plan, deletion_at: deletionAt } = row;
  if (!id || !plan || !role || role === "participant")
    return {
      ctx: { requestId, workspaceId: "", plan: "free", actor: { ...actor, role: "participant" } },
      person,
      workspace: null,
    };
  return {
    ctx: { requestId, workspaceId: id, plan, isClosing: deletionAt !== null, actor: { ...actor, role } },
    person,
    workspace: { id, name: name ?? "", plan, deletionAt },
  };
}

/** The same for what happens in a workspace. Throws `plan_required` for someone who only takes part in studies. */
export async function admitSession(token: string, requestId: string): Promise<SignedIn> {
  const { workspace, ...account } = await admitAccount(token, requestId);
  if (!workspace) throw new AppError("plan_required", "This account does not belong to a research workspace.");
  return { ...account, workspace };
}
