import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { embeddingsModel } from "@/lib/integrations/embeddings/embeddings";
import { evidenceId, type Origin, ownerOf } from "@/lib/services/evidence/record";
import { pacer } from "../pacer";
import { embedFor } from "./embed-for";
import { nearness } from "./small-vector";

/** Nobody waits longer than this for a question's embedding. */
const SECONDS = 3;

const VECTORS = `
  SELECT s.owner_id || ':' || s.index AS id, e.vector
    FROM unnest($2::text[], $3::int[]) AS g(owner_id, index) JOIN segment s ON s.owner_id = g.owner_id AND s.index = g.index
    JOIN segment_embedding e ON e.segment_id = s.id
   WHERE s.workspace_id = $1 AND e.model = $4`;

type Line = { origin: Origin; index: number };

/** A line's nearness in meaning to the question, by the id of its evidence. */
export type Nearness = ReadonlyMap<string, number>;

/** A question's embedding; null without an embeddings model, and if it fails, in which case words alone decide. */
export async function meaningOf({ workspaceId }: Context, question: string): Promise<Float64Array | null> {
  if (!embeddingsModel()) return null;
  try {
    return (await embedFor(workspaceId, [question], { seconds: SECONDS, retries: 0 }))?.[0] ?? null;
  } catch (error) {
    log().warn({ workspaceId, err: error }, "no meaning of a question; its words alone decide");
    return null;
  }
}

/** Compares a question with those lines that have an embedding. */
export async function nearnessTo(
  { workspaceId }: Context,
  meaning: Float64Array | null,
  lines: readonly Line[],
): Promise<Nearness | undefined> {
  if (!meaning) return undefined;
  const { rows } = await pool().query<{ id: string; vector: Buffer }>({
    name: "segment_vectors",
    text: VECTORS,
    values: [
      ...[workspaceId, lines.map(({ origin }) => ownerOf(origin)), lines.map(({ index }) => index)],
      embeddingsModel(),
    ],
  });
  const breathe = pacer();
  const found = new Map<string, number>();
  for (const { id, vector } of rows) {
    await breathe();
    const near = nearness(meaning, vector);
    if (near !== null) found.set(id, near);
  }
  return found.size > 0 ? found : undefined;
}

export const nearnessOf = (near: Nearness, { origin, index }: Line): number | undefined =>
  near.get(evidenceId(origin, index));
