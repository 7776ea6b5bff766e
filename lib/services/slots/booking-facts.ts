import { pool } from "@/lib/db/pool";
import type { Transaction } from "@/lib/db/transaction";

/** What the mails about a booking, and its calendar file, contain. */
export type BookingFacts = {
  slotId: string;
  startsAt: Date;
  endsAt: Date;
  meetingUrl: string | null;
  workspaceId: string;
  studyId: string;
  workspaceName: string | null;
  title: string;
  /** Of the study, BCP-47. */
  language: string | null;
  participantId: string;
  number: number;
  name: string | null;
  email: string | null;
  timeZone: string | null;
  sequence: number;
  researcherName: string | null;
  researcherEmail: string | null;
  /** Of the study, for participants' replies. */
  contactEmail: string | null;
};

/** Whoever offered the time leads the interview, or if they are gone, whoever created the study. */
const FACTS = `
  SELECT l.id AS "slotId", l.starts_at AS "startsAt", l.ends_at AS "endsAt", l.meeting_url AS "meetingUrl",
         l.workspace_id AS "workspaceId", l.study_id AS "studyId", w.name AS "workspaceName", s.title, s.language,
         p.id AS "participantId", p.number, p.name, p.email, p.time_zone AS "timeZone", p.calendar_sequence AS sequence,
         a.name AS "researcherName", a.email AS "researcherEmail", s.settings->>'contactEmail' AS "contactEmail"
    FROM slot l JOIN study s ON s.id = l.study_id JOIN workspace w ON w.id = l.workspace_id
    JOIN participant p ON p.id = l.participant_id
    LEFT JOIN LATERAL (
      SELECT u.name, u.email FROM user_account u JOIN membership m ON m.user_id = u.id
       WHERE u.id IN (l.created_by_id, s.created_by_id) AND u.active AND m.workspace_id = l.workspace_id AND m.active
       ORDER BY u.id = l.created_by_id DESC LIMIT 1) a ON true`;
const BY_SLOT = `${FACTS} WHERE l.id = $1`;
const BY_PARTICIPANT = `${FACTS} WHERE l.participant_id = $1 AND l.outcome IS NULL`;

/** Reads the facts about a booked time, in the transaction that changes it. */
export async function bookingFacts(tx: Transaction, slotId: string): Promise<BookingFacts> {
  const [facts] = await tx.db.$queryRawUnsafe<BookingFacts[]>(BY_SLOT, slotId);
  if (!facts) throw new Error("nobody has booked this time");
  return facts;
}

/** The same about the time that a participant has booked and that is not over; null if there is none. */
export async function factsOfParticipant(participantId: string): Promise<BookingFacts | null> {
  const { rows } = await pool().query<BookingFacts>(BY_PARTICIPANT, [participantId]);
  return rows[0] ?? null;
}
