import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import { EmbeddingsFailed, embeddingsModel } from "@/lib/integrations/embeddings/embeddings";
import { type Around, isPrivateAmong, linesAround } from "@/lib/services/evidence/lines-around";
import { embedFor } from "./embed-for";
import { toBytes } from "./small-vector";

const AT_ONCE = 96;

// Workspaces whose month is used up come after the others.
const MISSING = `
  WITH one AS (
    SELECT s.workspace_id FROM segment s
      LEFT JOIN segment_embedding e ON e.segment_id = s.id AND e.model = $1
     WHERE e.segment_id IS NULL AND s.citable AND s.workspace_id <> ALL ($2) LIMIT 1
  )
  SELECT s.id::text, s.workspace_id, s.index, s.text, ${linesAround("s.owner_id", "s.index")} AS around FROM one JOIN segment s ON s.workspace_id = one.workspace_id
    LEFT JOIN segment_embedding e ON e.segment_id = s.id AND e.model = $1
   WHERE e.segment_id IS NULL AND s.citable ORDER BY s.id LIMIT ${AT_ONCE}`;

// A line that changed while the model was working on it keeps no vector, and is found missing again.
const STORE = `
  INSERT INTO segment_embedding (segment_id, workspace_id, model, vector)
  SELECT s.id, s.workspace_id, $1, g.vector
    FROM unnest($2::bigint[], $3::text[], $4::bytea[]) AS g(id, text, vector) JOIN segment s ON s.id = g.id AND s.text = g.text
     FOR SHARE OF s
  ON CONFLICT (segment_id) DO UPDATE SET model = excluded.model, vector = excluded.vector`;

type Line = { id: string; workspace_id: string; index: number; text: string; around: Around | null };

/**
 * Embeds some lines that the current model hasn't seen, of one workspace not in `spent`. Returns how many, and the
 * workspace if its month is used up. Stored vectors stay, so a job that died continues. What people ask to keep private
 * isn't sent, and is stored without a vector.
 */
export async function embedMissing(spent: readonly string[]): Promise<{ embedded: number; spent: string | null }> {
  const model = embeddingsModel();
  if (!model) return { embedded: 0, spent: null };
  const { rows } = await pool().query<Line>({ name: "segments_to_embed", text: MISSING, values: [model, spent] });
  const workspaceId = rows[0]?.workspace_id;
  if (!workspaceId) return { embedded: 0, spent: null };
  const sent = rows.filter(({ around, index }) => !isPrivateAmong(around, index));
  const embedded = sent.length === 0 ? [] : await vectorsOf(workspaceId, sent);
  if (!embedded) return { embedded: 0, spent: workspaceId };
  const known = new Map(sent.map((line, at) => [line, embedded[at]]));
  const vectors = rows.map((line) => known.get(line) ?? NONE);
  const values = [model, rows.map(({ id }) => id), rows.map(({ text }) => text), vectors];
  await pool().query({ name: "store_embeddings", text: STORE, values });
  return { embedded: rows.length, spent: null };
}

/** What every service can embed that can embed anything. */
const PLAIN = "Hello.";
const NONE = Buffer.alloc(0);

/**
 * A line that the service refuses, or fails on while it embeds something plain, must not block the others: each is then
 * sent alone, and that one gets no vector. Throws `EmbeddingsFailed` if the service is away.
 */
async function vectorsOf(workspaceId: string, lines: readonly Line[]): Promise<Buffer[] | null> {
  const how = { seconds: config().MODEL_TIMEOUT_SECONDS, retries: 2 };
  try {
    const texts = lines.map(({ text }) => text);
    const vectors = await embedFor(workspaceId, texts, how);
    return vectors?.map((vector) => Buffer.from(toBytes(vector))) ?? null;
  } catch (error) {
    if (!(error instanceof EmbeddingsFailed) || error.failure === "other") throw error;
    if (error.failure === "fault") await embedFor(workspaceId, [PLAIN], how);
    if (lines.length === 1) return [NONE];
  }
  const found: Buffer[] = [];
  for (const line of lines) {
    const one = await vectorsOf(workspaceId, [line]);
    if (!one) return null;
    found.push(...one);
  }
  return found;
}
