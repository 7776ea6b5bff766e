import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropFile } from "@/lib/services/files/drop-file";
import type { UploadRecord } from "@/lib/services/uploads/record";
import { start } from "@/lib/services/uploads/start";
import { liveSession } from "./live-session";

type Where = { studyId: string; sessionId: string };
type Input = { name: string; sizeBytes: number; contentType: string; language?: string };

/**
 * Starts the upload of a live interview's recording, or of its transcript if there is none, replacing one that was
 * started or failed. Throws `conflict` if the session has a recording, and what starting any upload throws.
 */
export async function startRecording(ctx: Context, where: Where, input: Input): Promise<UploadRecord> {
  permit(ctx, "study.write");
  const { id: sessionId } = await liveSession(ctx, where);
  return transaction(ctx, async (tx) => {
    const held = await tx.db.$queryRaw<
      unknown[]
    >`SELECT 1 FROM study_session WHERE id = ${sessionId} FOR NO KEY UPDATE`;
    if (held.length === 0) throw notFound("Session");
    await makeRoom(tx, ctx, sessionId);
    return start(ctx, { ...input, sessionId });
  });
}

async function makeRoom(tx: Transaction, ctx: Context, sessionId: string): Promise<void> {
  const [file] = await tx.db.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status FROM file WHERE session_id = ${sessionId} FOR UPDATE`;
  if (!file) return;
  if (file.status !== "uploading" && file.status !== "failed")
    throw new AppError("conflict", "This session already has a recording.");
  await dropFile(tx, ctx, file.id);
}
