import { labelOf, type ParticipantStatus } from "@/lib/services/participants/record";
import type { SlotRecord, SlotState } from "./record";

/** One row of `readSlots`. */
export type SlotRow = {
  id: string;
  study_id: string;
  starts_at: Date;
  ends_at: Date;
  meeting_url: string | null;
  booked_at: Date | null;
  state: SlotState;
  participant_id: string | null;
  participant_number: number | null;
  participant_name: string | null;
  participant_email: string | null;
  participant_zone: string | null;
  participant_status: ParticipantStatus | null;
  session_id: string | null;
};

/** Slots `l` with who booked them, from the table or from a CTE of changed rows. */
export const readSlots = (source = "slot"): string => `
  SELECT l.id, l.study_id, l.starts_at, l.ends_at, l.meeting_url, l.booked_at,
         CASE WHEN l.outcome IS NOT NULL THEN l.outcome WHEN l.participant_id IS NOT NULL THEN 'booked'
              WHEN l.starts_at > now() THEN 'free' ELSE 'past' END AS state,
         p.id AS participant_id, p.number AS participant_number, p.name AS participant_name,
         p.email AS participant_email, p.time_zone AS participant_zone, p.status AS participant_status,
         n.id AS session_id
    FROM ${source} l LEFT JOIN participant p ON p.id = l.participant_id
    LEFT JOIN study_session n ON n.participant_id = p.id AND l.outcome = 'held'`;

export const fromRow = (row: SlotRow): SlotRecord => ({
  id: row.id,
  studyId: row.study_id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  meetingUrl: row.meeting_url,
  state: row.state,
  bookedAt: row.booked_at,
  participant:
    row.participant_id && row.participant_number !== null && row.participant_status
      ? {
          id: row.participant_id,
          label: labelOf(row.participant_number),
          name: row.participant_name,
          email: row.participant_email,
          timeZone: row.participant_zone,
          status: row.participant_status,
        }
      : null,
  sessionId: row.session_id,
});
