import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import { embeddingsModel } from "@/lib/integrations/embeddings/embeddings";
import { EmbeddingsFailed } from "@/lib/integrations/embeddings/embeddings-failed";
import { embedFor } from "./embed-for";
import { toBytes } from "./small-vector";

const AT_ONCE = 96;
/** Of the built-in encoder, in a thread that others may be waiting for. */
const SECONDS_BUILT_IN = 300;

// What is newest is asked about first. A workspace whose month is used up has its turn after the others. The built-in encoder
// also reads what is asked, which says what its answers are about; a service is paid for each line.
const MISSING = `
  WITH one AS (
    SELECT t.owner_id, t.workspace_id, t.version FROM transcript t
     WHERE t.embedded_with IS DISTINCT FROM $1 AND t.workspace_id <> ALL ($2) AND (NOT $3 OR t.language ILIKE 'en%')
     ORDER BY t.created_at DESC, t.owner_id LIMIT 1
  )
  SELECT one.owner_id, one.workspace_id, one.version, coalesce(jsonb_agg(
           jsonb_build_object('id', l.id::text, 'text', l.text) ORDER BY l.id) FILTER (WHERE l.id IS NOT NULL), '[]') AS lines
    FROM one LEFT JOIN LATERAL (
      SELECT s.id, s.text FROM segment s LEFT JOIN segment_embedding e ON e.segment_id = s.id AND e.model = $1
       WHERE s.owner_id = one.owner_id AND e.segment_id IS NULL AND (s.citable OR $3) ORDER BY s.id LIMIT ${AT_ONCE}) l ON true
   GROUP BY one.owner_id, one.workspace_id, one.version`;

// A line that was changed while the model looked at it keeps none, and is found missing again.
const STORE = `
  INSERT INTO segment_embedding (segment_id, workspace_id, model, vector)
  SELECT s.id, s.workspace_id, $1, g.vector
    FROM unnest($2::bigint[], $3::text[], $4::bytea[]) AS g(id, text, vector) JOIN segment s ON s.id = g.id AND s.text = g.text
     FOR SHARE OF s
  ON CONFLICT (segment_id) DO UPDATE SET model = excluded.model, vector = excluded.vector`;

// Each edit counts the version up, so one that was made meanwhile is not taken for seen.
const SEEN = "UPDATE transcript SET embedded_with = $1 WHERE owner_id = $2 AND version = $3";

type Line = { id: string; text: string };
type Missing = { owner_id: string; workspace_id: string; version: number; lines: Line[] };

/**
 * Embeds some lines that the present model has not seen, of one transcript in a workspace that is not in `spent`. Answers how
 * many, and the workspace when its month is used up. What was stored stays, so a job that died goes on where it was.
 */
export async function embedMissing(spent: readonly string[]): Promise<{ embedded: number; spent: string | null }> {
  const model = embeddingsModel();
  if (!model) return { embedded: 0, spent: null };
  for (;;) {
    const values = [model.name, spent, model.isBuiltIn];
    const [found] = (await pool().query<Missing>({ name: "segments_to_embed", text: MISSING, values })).rows;
    if (!found) return { embedded: 0, spent: null };
    const { owner_id: ownerId, workspace_id: workspaceId, version, lines } = found;
    if (lines.length > 0) return await embedLines(model.name, workspaceId, lines);
    await pool().query({ name: "embedded_all", text: SEEN, values: [model.name, ownerId, version] });
  }
}

async function embedLines(model: string, workspaceId: string, lines: readonly Line[]) {
  const vectors = await vectorsOf(workspaceId, lines);
  if (!vectors) return { embedded: 0, spent: workspaceId };
  const values = [model, lines.map(({ id }) => id), lines.map(({ text }) => text), vectors];
  await pool().query({ name: "store_embeddings", text: STORE, values });
  return { embedded: lines.length, spent: null };
}

/** One line that the service refuses must not keep the others: then each is asked for alone, and that one has none. */
async function vectorsOf(workspaceId: string, lines: readonly Line[]): Promise<Buffer[] | null> {
  const seconds = embeddingsModel()?.isBuiltIn ? SECONDS_BUILT_IN : config().MODEL_TIMEOUT_SECONDS;
  try {
    const texts = lines.map(({ text }) => text);
    const vectors = await embedFor(workspaceId, texts, { seconds, retries: 2, isUrgent: false });
    return vectors?.map((vector) => Buffer.from(toBytes(vector))) ?? null;
  } catch (error) {
    if (!(error instanceof EmbeddingsFailed && error.refused)) throw error;
    if (lines.length === 1) return [Buffer.alloc(0)];
  }
  const found: Buffer[] = [];
  for (const line of lines) {
    const one = await vectorsOf(workspaceId, [line]);
    if (!one) return null;
    found.push(...one);
  }
  return found;
}
