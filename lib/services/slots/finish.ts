import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { afterSessionTranscript } from "./complete-live";
import { getRecording } from "./get-recording";
import { liveSession } from "./live-session";
import type { SessionRecordingRecord } from "./record";

/** Completes a live interview's session without waiting for a transcript. Throws `conflict` if its place is used up. */
export async function finish(
  ctx: Context,
  where: { studyId: string; sessionId: string },
): Promise<SessionRecordingRecord> {
  permit(ctx, "study.write");
  const { id, status } = await liveSession(ctx, where);
  if (status === "in_progress" && !(await transaction(ctx, (tx) => afterSessionTranscript(tx, ctx, id)))) {
    const now = await liveSession(ctx, where);
    if (now.status === "in_progress")
      throw new AppError("conflict", "This study already has all the sessions it needs, so this one can't be counted.");
  }
  return getRecording(ctx, where);
}
