import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { storeSegments } from "@/lib/services/evidence/store-segments";
import {
  type AssetType,
  type FileStatus,
  SHOWN_FIELDS,
  snapshotOf,
  type TranscriptSource,
} from "@/lib/services/files/record";
import { maskAgain } from "@/lib/services/masks/mask-again";
import { insertMasks } from "@/lib/services/masks/store-rows";
import { attachAnew } from "@/lib/services/passages/attach-anew";
import { holdSession } from "./hold-session";
import { makeRoom } from "./make-room";
import type { ParsedTranscript } from "./parse/parsed-transcript";
import { storeRecorded } from "./store-recorded";

export type NewTranscript = ParsedTranscript & {
  source: TranscriptSource;
  /** What the bytes turned out to be, if that is now known better. */
  assetType?: AssetType;
};

/** How a job's result refers to a stored transcript. */
export type StoredTranscript = { fileId: string; segmentCount: number; language: string | null };

type Options = {
  /** Replaces an existing transcript; without it, that one stays. */
  replace: boolean;
  /** More work in the same transaction, given whether the file has a transcript now, and which. */
  and?(tx: Transaction, stored: StoredTranscript): Promise<void>;
};

/** For the longest transcript on a busy machine; each of its statements is short. */
const LONGEST = { timeoutMs: 60_000 };

type Locked = {
  status: FileStatus;
  session_id: string | null;
  language: string | null;
  segment_count: number | null;
};

/**
 * Stores a transcript with its segments, its audit entry and its events, and makes the file `ready`: all or nothing,
 * and the second of two callers finds it done. A session's recording belongs to the session. Null if the file is gone.
 */
export async function store(
  ctx: Context,
  fileId: string,
  transcript: NewTranscript,
  { replace, and }: Options = { replace: false },
): Promise<StoredTranscript | null> {
  permit(ctx, "file.write");
  const stored = await transaction(
    ctx,
    async (tx) => {
      await holdSession(tx, ctx, fileId);
      // Locked before it is read: a statement that waits for the lock doesn't see a transcript stored meanwhile.
      await tx.db.$queryRaw`SELECT 1 FROM file WHERE id = ${fileId} AND workspace_id = ${ctx.workspaceId} FOR UPDATE`;
      const [file] = await tx.db.$queryRaw<Locked[]>`
      SELECT f.status, f.session_id, f.language, t.segment_count
        FROM file f LEFT JOIN transcript t
             ON t.owner_id = CASE WHEN f.session_id IS NULL THEN f.id WHEN f.transcript_status = 'ready' THEN f.session_id END
       WHERE f.id = ${fileId} AND f.workspace_id = ${ctx.workspaceId}`;
      if (!file) return null;
      // The language that the researcher stated takes precedence over detection.
      const language = file.language ?? transcript.language;
      const made = { fileId, segmentCount: file.segment_count ?? transcript.segments.length, language };
      if (file.segment_count === null || replace) await write(tx, ctx, file, { ...transcript, fileId, language });
      await and?.(tx, made);
      crashPoint("file.before_ready");
      return made;
    },
    LONGEST,
  );
  crashPoint("file.after_ready");
  return stored;
}

async function write(
  tx: Transaction,
  ctx: Context,
  file: Locked,
  { fileId, source, language, segments, ...transcript }: NewTranscript & { fileId: string },
): Promise<void> {
  const { workspaceId } = ctx;
  const segmentCount = segments.length;
  if (file.session_id === null) {
    const facts = { workspaceId, ownerId: fileId, fileId, language, source, segmentCount };
    const { version, remembered } = await makeRoom(tx, { workspaceId, ownerId: fileId });
    const again = maskAgain(segments, remembered);
    await tx.db.transcript.create({ data: { id: newId("transcript"), ...facts, version } });
    await storeSegments(tx, { workspaceId, ownerId: fileId, language, segments: again.segments });
    await insertMasks(tx, ctx, fileId, again.masks);
    await attachAnew(tx, ctx, fileId);
  }
  const seconds = transcript.durationSeconds;
  const row = await tx.db.file.update({
    where: { id: fileId, workspaceId },
    data: {
      status: "ready",
      transcriptStatus: "ready",
      error: null,
      language,
      assetType: transcript.assetType,
      durationSeconds: source === "file" && seconds !== null ? Math.round(seconds) : undefined,
    },
    select: SHOWN_FIELDS,
  });
  audit(tx, { action: "file.transcribed", targetId: fileId, details: { source, segmentCount } });
  if (file.session_id !== null)
    return storeRecorded(tx, ctx, { sessionId: file.session_id, language, segments, source });
  if (file.status !== "ready") emit(tx, "file.ready", fileId, snapshotOf(row));
  emit(tx, "file.transcribed", fileId, snapshotOf(row));
}
