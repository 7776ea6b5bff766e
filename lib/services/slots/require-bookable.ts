import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { closeIfDue } from "@/lib/services/studies/close-if-due";
import type { StudyRecord } from "@/lib/services/studies/record";
import { standingOf } from "./standing";

const conflict = (message: string) => new AppError("conflict", message);

/**
 * Throws `conflict` unless the participant may book a time of the locked study now: they qualified, it is running (or
 * paused, for those who have a place), and there is a place.
 */
export async function requireBookable(
  tx: Transaction,
  ctx: Context,
  study: StudyRecord,
  participantId: string,
): Promise<void> {
  if (study.type !== "live-interview") throw conflict("This study has no times to book.");
  const standing = await standingOf(tx, study.id, participantId);
  if (standing.status !== "qualified" && standing.status !== "booked")
    throw conflict("You can book a time after you answer the questions before it.");
  const hasPlace = standing.status === "booked" && standing.held;
  if (study.status === "ended" || study.status === "draft" || (await closeIfDue(tx, ctx, study)))
    throw conflict("This study is over, so no more interviews take place.");
  if (study.status === "paused" && !hasPlace)
    throw conflict("This study isn't accepting anyone new at the moment. Please try again later.");
  if (!hasPlace && (standing.places ?? 1) <= 0)
    throw conflict("This study has all the participants it needs. Thank you for your interest.");
}
