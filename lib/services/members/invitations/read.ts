import type { MemberInvitationRecord } from "../record";

type Row = Omit<MemberInvitationRecord, "status" | "invitedBy"> & {
  acceptedAt: Date | null;
  cancelledAt: Date | null;
  inviterName: string | null;
  inviterEmail: string | null;
};
export type InvitationRow = Row;

export const INVITATIONS = `
  SELECT i.id, i.email, i.role, i.sent_at AS "sentAt", i.expires_at AS "expiresAt", i.created_at AS "createdAt",
         i.accepted_at AS "acceptedAt", i.cancelled_at AS "cancelledAt", u.name AS "inviterName", u.email AS "inviterEmail"
    FROM member_invitation i LEFT JOIN user_account u ON u.id = i.invited_by_id
   WHERE i.workspace_id = $1`;

type Times = { acceptedAt: Date | null; cancelledAt: Date | null; expiresAt: Date };

export function statusOf({ acceptedAt, cancelledAt, expiresAt }: Times): MemberInvitationRecord["status"] {
  if (acceptedAt) return "accepted";
  if (cancelledAt) return "cancelled";
  return expiresAt.getTime() > Date.now() ? "pending" : "expired";
}

export const fromRow = ({
  acceptedAt,
  cancelledAt,
  inviterName,
  inviterEmail,
  ...row
}: Row): MemberInvitationRecord => ({
  ...row,
  status: statusOf({ acceptedAt, cancelledAt, expiresAt: row.expiresAt }),
  invitedBy: inviterEmail === null ? null : { name: inviterName, email: inviterEmail },
});
