import { AppError, invalid, notFound } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { type Caller, findParticipant } from "@/lib/services/participants/find";
import { lockStudy } from "@/lib/services/studies/lock-study";
import type { StudyRecord } from "@/lib/services/studies/record";
import { bookedSlot } from "./booked-slot";
import { bookingFacts } from "./booking-facts";
import { FREE } from "./free";
import { viewOf } from "./offered";
import type { BookingView } from "./record";
import { requireBookable } from "./require-bookable";
import { tell } from "./tell";

type Input = { slotId: string; timeZone?: string | undefined; email?: string | undefined; name?: string | undefined };

/** Limited, because each change mails two people. */
const MOST_CHANGES = 30;
/** The place is held until a week after the interview, for a researcher who is slow to report on it. */
const HOLD = `
  UPDATE participant SET status = 'booked', email = $2, name = coalesce(name, $3), time_zone = coalesce($4, time_zone),
         calendar_sequence = calendar_sequence + 1, updated_at = now(),
         place_held_until = (SELECT ends_at FROM slot WHERE id = $5) + interval '7 days'
   WHERE id = $1 AND calendar_sequence < ${MOST_CHANGES}`;
const LEAVE = "UPDATE slot SET participant_id = NULL, booked_at = NULL, reminded_at = NULL WHERE id = $1";
const TAKE = `
  UPDATE slot SET participant_id = $1, booked_at = now(), reminded_at = NULL
   WHERE id = $2 AND study_id = $3 AND ${FREE}`;

/**
 * Books a time for the participant behind the link, or moves their booking to it; booking the same time again changes
 * nothing. Throws `conflict` if someone else was faster, the study is full or over, or the interview has begun, and
 * `invalid` on `email` if there is no address for the calendar entry.
 */
export async function book(caller: Caller, token: string, input: Input): Promise<BookingView> {
  const found = await findParticipant(caller, token);
  const { ctx, participant } = found;
  const email = input.email ?? participant.email;
  if (!email) throw invalid("email", "Enter the email address for the calendar entry.");
  await transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, found.study.id);
    const before = await bookedSlot(tx, participant.id);
    if (before?.id === input.slotId) return;
    await requireBookable(tx, ctx, study, participant.id);
    if (before && before.startsAt.getTime() <= Date.now())
      throw new AppError("conflict", "Your interview has already begun, so it can't be moved.");
    await move(tx, { study, before, participantId: participant.id, email, input });
  });
  return viewOf(found, { ...participant, timeZone: input.timeZone ?? participant.timeZone });
}

type Move = {
  study: StudyRecord;
  before: { id: string } | null;
  participantId: string;
  email: string;
  input: Input;
};

async function move(tx: Transaction, { study, before, participantId, email, input }: Move) {
  const { slotId, name, timeZone } = input;
  const old = before && (await bookingFacts(tx, before.id));
  if (before) await tx.db.$executeRawUnsafe(LEAVE, before.id);
  if ((await tx.db.$executeRawUnsafe(TAKE, participantId, slotId, study.id)) === 0)
    throw await refusal(tx, study, slotId);
  const held = await tx.db.$executeRawUnsafe(HOLD, participantId, email, name ?? null, timeZone ?? null, slotId);
  if (held === 0) throw new AppError("conflict", "This booking has been changed too many times to be changed again.");
  const facts = await bookingFacts(tx, slotId);
  await tell(tx, facts, before ? "moved" : "booked");
  if (old && old.researcherEmail !== facts.researcherEmail)
    await tell(tx, { ...old, sequence: facts.sequence }, "cancelled", "researcher");
  audit(tx, { action: before ? "booking.moved" : "booking.made", targetId: slotId });
}

async function refusal(tx: Transaction, study: StudyRecord, slotId: string): Promise<AppError> {
  const slot = await tx.db.slot.findUnique({
    where: { id: slotId, studyId: study.id },
    select: { participantId: true },
  });
  if (!slot) return notFound("Time");
  return slot.participantId
    ? new AppError("conflict", "Somebody else just took this time. Choose another one.")
    : new AppError("conflict", "This time is too soon to book. Choose a later one.");
}
