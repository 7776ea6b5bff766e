import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import type { Place } from "./marked";

/** Grows with every change of what the model is asked, so that transcripts are read again. */
const ASKED = 1;
const reader = (): string => `${config().MODEL_NAME} ${ASKED}`;

const LOAD = `
  SELECT t.owner_id, r.places FROM unnest($2::text[], $3::int[]) AS v(owner_id, version)
    JOIN transcript t ON t.owner_id = v.owner_id AND t.workspace_id = $1
    JOIN transcript_reading r ON r.transcript_id = t.id AND r.version = v.version AND r.reader = $4`;

/** The places that the present model marked earlier in these versions of transcripts, by owner. */
export async function loadReadings(
  { workspaceId }: Context,
  versions: ReadonlyMap<string, number>,
): Promise<Map<string, Place[]>> {
  const values = [workspaceId, [...versions.keys()], [...versions.values()], reader()];
  const { rows } = await pool().query<{ owner_id: string; places: number[] }>({
    name: "load_transcript_readings",
    text: LOAD,
    values,
  });
  return new Map(rows.map(({ owner_id, places }) => [owner_id, unpacked(places)]));
}

// A transcript that changed while the model was reading keeps no reading.
const STORE = `
  INSERT INTO transcript_reading (transcript_id, workspace_id, version, reader, places)
  SELECT id, workspace_id, version, $4, $5::int[] FROM transcript
   WHERE owner_id = $1 AND workspace_id = $2 AND version = $3 FOR SHARE
  ON CONFLICT (transcript_id) DO UPDATE
     SET version = excluded.version, reader = excluded.reader, places = excluded.places, created_at = now()`;

type Read = { ownerId: string; version: number; places: readonly Place[] };

/** Keeps what a model marked in one version of a transcript. */
export async function storeReading({ workspaceId }: Context, { ownerId, version, places }: Read): Promise<void> {
  const packed = places.flatMap(({ index, firstOffset, lastOffset }) => [index, firstOffset, lastOffset]);
  const values = [ownerId, workspaceId, version, reader(), packed];
  await pool().query({ name: "store_transcript_reading", text: STORE, values });
}

function unpacked(numbers: readonly number[]): Place[] {
  const places: Place[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [index = 0, firstOffset = 0, lastOffset = 0] = numbers.slice(at, at + 3);
    places.push({ index, firstOffset, lastOffset });
  }
  return places;
}
