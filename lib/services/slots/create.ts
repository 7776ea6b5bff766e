import { type Context, personOf } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { fromRow, readSlots, type SlotRow } from "./read";
import type { SlotRecord } from "./record";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_SLOTS = 1000;

export type SlotInput = { startsAt: Date; endsAt: Date; meetingUrl?: string | undefined };

const INSERT = `
  WITH made AS (
    INSERT INTO slot (id, workspace_id, study_id, starts_at, ends_at, meeting_url, created_by_id)
    SELECT n.id, $1, $2, n.starts_at, n.ends_at, n.meeting_url, $3
      FROM json_to_recordset($4::json) AS n(id text, starts_at timestamptz, ends_at timestamptz, meeting_url text)
    ON CONFLICT (study_id, starts_at) DO NOTHING RETURNING *)
  ${readSlots("made")} ORDER BY l.starts_at`;

const OVERLAPPING = `
  SELECT n.starts_at FROM slot n JOIN slot o ON o.study_id = n.study_id AND o.id <> n.id
     AND o.starts_at < n.ends_at AND n.starts_at < o.ends_at
   WHERE n.study_id = $1 AND n.id = ANY($2) ORDER BY n.starts_at LIMIT 1`;

/** A time must be in the future, within a year, and last between five minutes and eight hours. */
function requireSensible({ startsAt, endsAt }: SlotInput, at: number, nowMs: number): void {
  const lengthMs = endsAt.getTime() - startsAt.getTime();
  if (lengthMs < 5 * MINUTE_MS)
    throw invalid(`slots.${at}.endsAt`, "An interview time must last at least five minutes.");
  if (lengthMs > 8 * 60 * MINUTE_MS)
    throw invalid(`slots.${at}.endsAt`, "An interview time can last at most eight hours.");
  if (startsAt.getTime() <= nowMs) throw invalid(`slots.${at}.startsAt`, "An interview time must be in the future.");
  if (startsAt.getTime() > nowMs + 366 * DAY_MS)
    throw invalid(`slots.${at}.startsAt`, "An interview time must be within a year.");
}

/**
 * Offers times for a live interview and returns the new ones; a start that is already offered stays as it is. Throws
 * `invalid` for one that overlaps with another, since both could be booked, and `conflict` for a study of another type,
 * one that has ended, and beyond a thousand times.
 */
export async function create(ctx: Context, studyId: string, slots: SlotInput[]): Promise<SlotRecord[]> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    slots.forEach((slot, at) => {
      requireSensible(slot, at, Date.now());
    });
    if (study.type !== "live-interview")
      throw new AppError("conflict", "Only live interviews have times to book; this study is of another type.");
    if (study.status === "ended")
      throw new AppError("conflict", "This study has ended, so no more times can be offered.");
    const count = await tx.db.slot.count({ where: { studyId: study.id } });
    if (count + slots.length > MOST_SLOTS)
      throw new AppError("conflict", `A study can offer at most ${MOST_SLOTS} times.`);
    const rows = slots.map(({ startsAt, endsAt, meetingUrl }) => ({
      id: newId("slot"),
      starts_at: startsAt,
      ends_at: endsAt,
      meeting_url: meetingUrl ?? null,
    }));
    const values = [ctx.workspaceId, study.id, personOf(ctx), JSON.stringify(rows)];
    const made = await tx.db.$queryRawUnsafe<SlotRow[]>(INSERT, ...values);
    await requireApart(tx, study.id, made, slots);
    if (made.length > 0) audit(tx, { action: "slots.created", targetId: study.id, details: { count: made.length } });
    return made.map(fromRow);
  });
}

async function requireApart(tx: Transaction, studyId: string, made: SlotRow[], slots: SlotInput[]): Promise<void> {
  const ids = made.map(({ id }) => id);
  const [found] = await tx.db.$queryRawUnsafe<{ starts_at: Date }[]>(OVERLAPPING, studyId, ids);
  if (!found) return;
  const at = slots.findIndex(({ startsAt }) => startsAt.getTime() === found.starts_at.getTime());
  throw invalid(`slots.${at}.startsAt`, "This time overlaps with another one in the study.");
}
