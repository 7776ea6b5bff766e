import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";

/** What a model is asked of a transcript; the number grows with every change of that, so that it is asked again. */
const ASKED = { passages: 1, sentiment: 1 } as const;
export type ReadingKind = keyof typeof ASKED;
const readerOf = (kind: ReadingKind): string => `${config().MODEL_NAME} ${ASKED[kind]}`;

const LOAD = `
  SELECT t.owner_id, r.places FROM unnest($2::text[], $3::int[]) AS v(owner_id, version)
    JOIN transcript t ON t.owner_id = v.owner_id AND t.workspace_id = $1
    JOIN transcript_reading r ON r.transcript_id = t.id AND r.version = v.version AND r.reader = $4 AND r.kind = $5`;

/** The numbers that the present model answered earlier about these versions of transcripts, by owner. */
export async function loadReadings(
  { workspaceId }: Context,
  kind: ReadingKind,
  versions: ReadonlyMap<string, number>,
): Promise<Map<string, number[]>> {
  const values = [workspaceId, [...versions.keys()], [...versions.values()], readerOf(kind), kind];
  const { rows } = await pool().query<{ owner_id: string; places: number[] }>({
    name: "load_transcript_readings",
    text: LOAD,
    values,
  });
  return new Map(rows.map(({ owner_id, places }) => [owner_id, places]));
}

// A transcript that changed while the model was reading keeps no reading.
const STORE = `
  INSERT INTO transcript_reading (transcript_id, kind, workspace_id, version, reader, places)
  SELECT id, $6, workspace_id, version, $4, $5::int[] FROM transcript
   WHERE owner_id = $1 AND workspace_id = $2 AND version = $3 FOR SHARE
  ON CONFLICT (transcript_id, kind) DO UPDATE
     SET version = excluded.version, reader = excluded.reader, places = excluded.places, created_at = now()`;

type Read = { ownerId: string; version: number; numbers: readonly number[] };

/** Keeps what a model answered about one version of a transcript. */
export async function storeReading({ workspaceId }: Context, kind: ReadingKind, read: Read): Promise<void> {
  const values = [read.ownerId, workspaceId, read.version, readerOf(kind), read.numbers, kind];
  await pool().query({ name: "store_transcript_reading", text: STORE, values });
}

/** Numbers that were stored so many at a time. */
export function inGroups(size: number, numbers: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (let at = 0; at + size <= numbers.length; at += size) groups.push(numbers.slice(at, at + size));
  return groups;
}
