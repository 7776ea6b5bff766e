import type { Context } from "@/lib/core/context";
import { permit } from "@/lib/services/access/permit";
import { liveSession } from "./live-session";
import type { SessionRecordingRecord } from "./record";

/** The state of a live interview's session and its recording. */
export async function getRecording(
  ctx: Context,
  where: { studyId: string; sessionId: string },
): Promise<SessionRecordingRecord> {
  permit(ctx, "workspace.read");
  const { id, studyId, status, recording } = await liveSession(ctx, where);
  return { sessionId: id, studyId, status, recording };
}
