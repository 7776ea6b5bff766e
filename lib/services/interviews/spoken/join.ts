import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { put } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { joinRecordings } from "@/lib/services/media/join-recordings";
import type { JoinedAudio } from "@/lib/services/media/messages";
import { doomKeys } from "./doom-keys";
import { joinedKey, keysOf } from "./keys";

const MAX_BYTES = 96 * 1024 ** 2;

type Piece = {
  index: number;
  storage_key: string;
  chunks: number;
  size_bytes: bigint;
  /** When it was said, in seconds of the session; null for one that wasn't sent. */
  start_seconds: number | null;
};

/**
 * Makes a finished session's recording from its spoken answers, each at its second of the transcript, and removes the
 * pieces that are in it and those never sent. Repeating it changes nothing.
 */
export async function join(ctx: Context, sessionId: string): Promise<void> {
  permit(ctx, "file.write");
  const pieces = await db().$queryRaw<Piece[]>`
    SELECT a.index, a.storage_key, a.chunks, a.size_bytes, t.start_seconds
      FROM spoken_answer a JOIN study_session s ON s.id = a.session_id
      LEFT JOIN turn t ON t.session_id = a.session_id AND t.index = a.index AND t.role = 'participant'
                      AND t.manner->'spoken' = 'true' AND a.status = 'transcribed'
     WHERE s.id = ${sessionId} AND s.workspace_id = ${ctx.workspaceId} ORDER BY a.index`;
  const sent = pieces.filter((piece) => piece.start_seconds !== null);
  const unsent = pieces.filter((piece) => piece.start_seconds === null);
  const [first] = sent;
  const recording = first
    ? await joinRecordings(
        sent.map(({ storage_key: storageKey, size_bytes, start_seconds }) => ({
          storageKey,
          sizeBytes: Number(size_bytes),
          startSeconds: start_seconds ?? 0,
        })),
        MAX_BYTES,
      )
    : null;
  if (!first || !recording) return forget(ctx, sessionId, unsent);
  const storageKey = joinedKey(first.storage_key);
  await put(storageKey, recording.bytes, recording.contentType);
  const done = recording.joined.flatMap((at) => sent[at] ?? []);
  await keep(ctx, sessionId, storageKey, recording, [...unsent, ...done]);
}

async function forget(ctx: Context, sessionId: string, pieces: Piece[]): Promise<void> {
  if (pieces.length === 0) return;
  await transaction(ctx, async (tx) => {
    await tx.db.spokenAnswer.deleteMany({ where: { sessionId, index: { in: pieces.map((piece) => piece.index) } } });
    const keys = pieces.flatMap((piece) => keysOf(piece.storage_key, piece.chunks));
    await doomKeys(tx, sessionId, keys);
  });
}

async function keep(
  ctx: Context,
  sessionId: string,
  storageKey: string,
  { bytes, contentType, durationSeconds }: JoinedAudio,
  pieces: Piece[],
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const id = newId("file");
    // If the participant deleted their data meanwhile, the session has no spoken answers anymore, and nothing is kept.
    const made = await tx.db.$executeRaw`
      INSERT INTO file (id, workspace_id, session_id, name, status, asset_type, content_type, size_bytes,
                        duration_seconds, storage_key, updated_at)
      SELECT ${id}, s.workspace_id, s.id, 'P' || p.number, 'ready', 'AUDIO', ${contentType}, ${bytes.length},
             ${Math.max(1, Math.round(durationSeconds))}::int, ${storageKey}, now()
        FROM study_session s JOIN participant p ON p.id = s.participant_id
       WHERE s.id = ${sessionId} AND s.workspace_id = ${ctx.workspaceId} AND p.deleted_at IS NULL
         AND EXISTS (SELECT 1 FROM spoken_answer a WHERE a.session_id = s.id)
          ON CONFLICT (session_id) DO NOTHING`;
    if (made === 1) {
      await tx.db.spokenAnswer.deleteMany({ where: { sessionId, index: { in: pieces.map((piece) => piece.index) } } });
      const keys = pieces.flatMap((piece) => keysOf(piece.storage_key, piece.chunks));
      await doomKeys(tx, sessionId, keys);
      emit(tx, "recording.stored", id, { fileId: id });
      return audit(tx, { action: "session.recorded", targetId: sessionId });
    }
    // Either another run of this step has made the very same object the file, or nothing refers to it.
    const file = await tx.db.file.findUnique({ where: { storageKey }, select: { id: true } });
    if (!file) await doomKeys(tx, sessionId, [storageKey]);
  });
}
