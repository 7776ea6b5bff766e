import { pool } from "@/lib/db/pool";
import { type Caller, type Found, findParticipant } from "@/lib/services/participants/find";
import { FREE } from "./free";
import type { BookingRecord, BookingView, OfferedSlot } from "./record";

type Row = {
  id: string;
  starts_at: Date;
  ends_at: Date;
  meeting_url: string | null;
  kind: "mine" | "missed" | "free";
  over: boolean;
};

const OFFERED = `
  (SELECT id, starts_at, ends_at, meeting_url, CASE WHEN outcome = 'no_show' THEN 'missed' ELSE 'mine' END AS kind,
          starts_at <= now() AS over FROM slot
    WHERE participant_id = $2 AND study_id = $1 ORDER BY starts_at DESC)
  UNION ALL
  (SELECT id, starts_at, ends_at, NULL, 'free', false FROM slot
    WHERE study_id = $1 AND ${FREE}
    ORDER BY starts_at LIMIT 200)`;

/** The participant's booking, and the free times to choose from. */
export async function offered(caller: Caller, token: string): Promise<BookingView> {
  const found = await findParticipant(caller, token);
  return viewOf(found, found.participant);
}

/** The same for a participant who was already looked up. */
export async function viewOf(
  { study }: Pick<Found, "study">,
  { id, timeZone }: { id: string; timeZone: string | null },
): Promise<BookingView> {
  const { rows } = await pool().query<Row>({ name: "offered_slots", text: OFFERED, values: [study.id, id] });
  const mine = rows.find(({ kind }) => kind === "mine");
  const missed = rows.find(({ kind }) => kind === "missed");
  // Whoever has a place may still move while nobody new can begin; an interview that has begun can't be moved.
  const isOpen = study.status === "running" || (study.status === "paused" && mine !== undefined);
  return {
    booking: mine ? toBooking(mine, timeZone) : null,
    missedAt: mine ? null : (missed?.starts_at ?? null),
    slots: isOpen && !mine?.over ? rows.filter(({ kind }) => kind === "free").map(toOffered) : [],
  };
}

const toOffered = (row: Row): OfferedSlot => ({ id: row.id, startsAt: row.starts_at, endsAt: row.ends_at });
const toBooking = (row: Row, timeZone: string | null): BookingRecord => ({
  slotId: row.id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  meetingUrl: row.meeting_url,
  timeZone: timeZone ?? "UTC",
});
