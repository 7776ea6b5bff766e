import { type Context, personOf } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { FoundInvitation } from "./find-by-token";
import { whyOver } from "./find-open";
import { statusOf } from "./read";

export type OwnInvitation = Omit<FoundInvitation, "hasAccount">;
type Row = Omit<OwnInvitation, "status"> & Parameters<typeof statusOf>[0];

// Of a proven address only: anybody could have opened an account under another's before its owner is invited (020).
const OWN = `
  SELECT i.id, i.workspace_id AS "workspaceId", w.name AS "workspaceName", i.email, i.role,
         i.accepted_at AS "acceptedAt", i.cancelled_at AS "cancelledAt", i.expires_at AS "expiresAt",
         coalesce(u.name, u.email) AS inviter
    FROM user_account a JOIN member_invitation i ON i.email = a.email JOIN workspace w ON w.id = i.workspace_id
    LEFT JOIN user_account u ON u.id = i.invited_by_id
   WHERE a.id = $1 AND a.active AND a.verified_at IS NOT NULL`;

const OPEN = `${OWN} AND i.accepted_at IS NULL AND i.cancelled_at IS NULL AND i.expires_at > now()
 ORDER BY i.created_at DESC, i.id DESC LIMIT 50`;

const fromRow = ({ acceptedAt, cancelledAt, expiresAt, ...invitation }: Row): OwnInvitation => ({
  ...invitation,
  status: statusOf({ acceptedAt, cancelledAt, expiresAt }),
});

/** The open invitations to the acting person's address, newest first. */
export async function listOwn(ctx: Context): Promise<OwnInvitation[]> {
  return (await db().$queryRawUnsafe<Row[]>(OPEN, personOf(ctx))).map(fromRow);
}

/** An open invitation to the acting person's address. Throws `not_found`, and `conflict` for one that is over. */
export async function findOwn(ctx: Context, id: string): Promise<OwnInvitation> {
  const [row] = await db().$queryRawUnsafe<Row[]>(`${OWN} AND i.id = $2`, personOf(ctx), id);
  if (!row) throw notFound("Invitation");
  const invitation = fromRow(row);
  if (invitation.status !== "pending") throw new AppError("conflict", whyOver(invitation.status, invitation.inviter));
  return invitation;
}
