import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { permit } from "@/lib/services/access/permit";
import { give } from "@/lib/services/transcripts/give";
import { getRecording } from "./get-recording";
import { liveSession } from "./live-session";
import type { SessionRecordingRecord } from "./record";

/** Makes an uploaded transcript file the transcript of a live interview's recording, which completes its session. */
export async function giveTranscript(
  ctx: Context,
  where: { studyId: string; sessionId: string },
  uploadId: string,
): Promise<SessionRecordingRecord> {
  permit(ctx, "study.write");
  const { id, recording } = await liveSession(ctx, where);
  if (!recording)
    throw new AppError("conflict", "This session has no recording. Upload the transcript as its recording instead.");
  await give(ctx, recording.fileId, uploadId, id);
  return getRecording(ctx, where);
}
