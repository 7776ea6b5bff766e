import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { isIdOf } from "@/lib/core/id-prefix";
import type { Transaction } from "@/lib/db/transaction";
import { labelOf } from "@/lib/services/participants/record";

/** A library file or session, locked until the transaction ends, with what is known about its transcript. */
export type Owner = {
  id: string;
  fileId: string | null;
  sessionId: string | null;
  /** Name of the file, or label of the participant. */
  name: string;
  /** Whether it can be played. */
  isRecording: boolean;
  durationSeconds: number | null;
  transcript: { version: number; source: string } | null;
};

type Row = {
  name: string | null;
  number: number | null;
  is_recording: boolean;
  duration_seconds: number | null;
  version: number | null;
  source: string | null;
};

/**
 * Locks the file or session: callers that make passages of its transcript, change it or replace it take turns. Throws
 * `not_found` if it isn't in the workspace, and for a session's recording, which belongs to the session.
 */
export async function lockOwner(tx: Transaction, ctx: Context, ownerId: string): Promise<Owner> {
  const isSession = isIdOf("session", ownerId);
  const held = isSession ? await lockSession(tx, ctx, ownerId) : await lockFile(tx, ctx, ownerId);
  if (!held) throw notFound(isSession ? "Session" : "File");
  // A separate statement, because the first one saw the transcript as it was before the wait.
  const [row] = isSession ? await readSession(tx, ownerId) : await readFile(tx, ownerId);
  if (!row) throw notFound(isSession ? "Session" : "File");
  return {
    id: ownerId,
    fileId: isSession ? null : ownerId,
    sessionId: isSession ? ownerId : null,
    name: row.name ?? labelOf(row.number ?? 0),
    isRecording: row.is_recording,
    durationSeconds: row.duration_seconds,
    transcript: row.version === null || row.source === null ? null : { version: row.version, source: row.source },
  };
}

async function lockFile(tx: Transaction, { workspaceId }: Context, id: string): Promise<boolean> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM file WHERE id = ${id} AND workspace_id = ${workspaceId} AND session_id IS NULL FOR NO KEY UPDATE`;
  return rows.length > 0;
}

async function lockSession(tx: Transaction, { workspaceId }: Context, id: string): Promise<boolean> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM study_session WHERE id = ${id} AND workspace_id = ${workspaceId} FOR NO KEY UPDATE`;
  return rows.length > 0;
}

const readFile = (tx: Transaction, id: string) => tx.db.$queryRaw<Row[]>`
  SELECT f.name, NULL::int AS number, f.asset_type IN ('VIDEO', 'AUDIO') AS is_recording, f.duration_seconds,
         t.version, t.source
    FROM file f LEFT JOIN transcript t ON t.owner_id = f.id WHERE f.id = ${id}`;

const readSession = (tx: Transaction, id: string) => tx.db.$queryRaw<Row[]>`
  SELECT NULL AS name, p.number, f.id IS NOT NULL AS is_recording,
         greatest(f.duration_seconds, n.duration_seconds) AS duration_seconds, t.version, t.source
    FROM study_session n JOIN participant p ON p.id = n.participant_id
    LEFT JOIN transcript t ON t.owner_id = n.id
    LEFT JOIN file f ON f.session_id = n.id AND f.status = 'ready' AND f.asset_type IN ('VIDEO', 'AUDIO')
   WHERE n.id = ${id}`;
