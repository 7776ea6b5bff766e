import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";

export type Recording = {
  name: string;
  kind: "AUDIO" | "VIDEO";
  contentType: string;
  storageKey: string;
  waveformKey: string | null;
  durationSeconds: number | null;
};

const FIND = `
  SELECT name, asset_type AS kind, content_type AS "contentType", storage_key AS "storageKey",
         waveform_key AS "waveformKey", duration_seconds AS "durationSeconds"
    FROM file WHERE workspace_id = $1 AND (id = $2 AND session_id IS NULL OR session_id = $2)
     AND status = 'ready' AND asset_type IN ('VIDEO', 'AUDIO')`;

/** The recording of a file of the library or of a session; throws `not_found` when there is none that can be played. */
export async function findRecording({ workspaceId }: Context, ownerId: string): Promise<Recording> {
  const values = [workspaceId, ownerId];
  const { rows } = await pool().query<Recording>({ name: "find_recording", text: FIND, values });
  if (!rows[0]) throw notFound("Recording");
  return rows[0];
}
