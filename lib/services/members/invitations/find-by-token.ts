import { hashSecret } from "@/lib/core/secrets/secrets";
import { pool } from "@/lib/db/pool";
import type { MemberInvitationRecord, MemberRole } from "../record";
import { statusOf } from "./read";

/** What the holder of a link may know before accepting. */
export type FoundInvitation = {
  id: string;
  workspaceId: string;
  workspaceName: string;
  email: string;
  role: MemberRole;
  status: MemberInvitationRecord["status"];
  /** Name or address of whoever invited. */
  inviter: string | null;
  /** Whether the address has an account to sign in with. */
  hasAccount: boolean;
};

type Row = Omit<FoundInvitation, "status"> & Parameters<typeof statusOf>[0];

const FIND = `
  SELECT i.id, i.workspace_id AS "workspaceId", w.name AS "workspaceName", i.email, i.role,
         i.accepted_at AS "acceptedAt", i.cancelled_at AS "cancelledAt", i.expires_at AS "expiresAt",
         coalesce(u.name, u.email) AS inviter,
         EXISTS (SELECT 1 FROM user_account a WHERE a.email = i.email) AS "hasAccount"
    FROM member_invitation i JOIN workspace w ON w.id = i.workspace_id LEFT JOIN user_account u ON u.id = i.invited_by_id
   WHERE i.token_hash = $1`;

/** The invitation of a mailed link; null for a link that we didn't make, or that a newer mail has replaced. */
export async function findByToken(token: string): Promise<FoundInvitation | null> {
  const query = { name: "member_invitation_by_token", text: FIND, values: [hashSecret(token)] };
  const [row] = (await pool().query<Row>(query)).rows;
  if (!row) return null;
  const { acceptedAt, cancelledAt, expiresAt, ...invitation } = row;
  return { ...invitation, status: statusOf({ acceptedAt, cancelledAt, expiresAt }) };
}
