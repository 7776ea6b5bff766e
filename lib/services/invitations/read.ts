import { participationUrl } from "@/lib/services/participants/token";
import type { InvitationRecord, InvitationStatus } from "./record";

/** One row of `SELECT_INVITATIONS`. */
export type InvitationRow = {
  id: string;
  study_id: string;
  email: string;
  name: string | null;
  message: string | null;
  status: InvitationStatus;
  created_at: Date;
  sent_at: Date | null;
  opened_at: Date | null;
  reminded_at: Date | null;
  reminders: number;
  participant_id: string | null;
};

/** The status of an invitation `i`: from its participant `p`, or else from its own state and unsubscription `u`. */
export const STATUS = `
  CASE WHEN i.status = 'cancelled' THEN 'cancelled'
       WHEN p.status = 'completed' THEN 'completed'
       WHEN p.status IN ('in_progress', 'booked') THEN 'started'
       WHEN p.id IS NOT NULL THEN 'opened'
       WHEN u.email IS NOT NULL THEN 'unsubscribed'
       WHEN i.refused_at IS NOT NULL THEN 'failed'
       ELSE i.status END`;

/** The joins that `STATUS` needs. */
export const JOINED = `
  LEFT JOIN participant p ON p.invitation_id = i.id
  LEFT JOIN unsubscribed u ON u.workspace_id = i.workspace_id AND u.email = i.email`;

/** Selects invitations with their status. */
export const SELECT_INVITATIONS = `
  SELECT i.id, i.study_id, i.email, i.name, i.message, i.created_at, i.sent_at, i.reminded_at, i.reminders,
         p.id AS participant_id, p.created_at AS opened_at, ${STATUS} AS status
    FROM invitation i ${JOINED}`;

const REASONS: Partial<Record<InvitationStatus, string>> = {
  failed: "The mail server rejects this address.",
  unsubscribed: "This person has unsubscribed from this workspace's invitations.",
};

export const fromRow = (row: InvitationRow): InvitationRecord => ({
  id: row.id,
  studyId: row.study_id,
  email: row.email,
  name: row.name,
  message: row.message,
  status: row.status,
  reason: REASONS[row.status] ?? null,
  url: participationUrl("invitation", row.id),
  createdAt: row.created_at,
  sentAt: row.sent_at,
  openedAt: row.opened_at,
  remindedAt: row.reminded_at,
  reminders: row.reminders,
  participantId: row.participant_id,
});
