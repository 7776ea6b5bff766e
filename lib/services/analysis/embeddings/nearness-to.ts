import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { embeddingsModel } from "@/lib/integrations/embeddings/embeddings";
import type { Line } from "@/lib/services/eva/retrieve/corpus";
import { evidenceId, ownerOf } from "@/lib/services/evidence/record";
import { pacer } from "../pacer";
import { embedFor } from "./embed-for";
import { nearness } from "./small-vector";

/** Nobody waits longer than this for a question's meaning. */
const SECONDS = 3;

const VECTORS = `
  SELECT s.owner_id || ':' || s.index AS id, e.vector
    FROM unnest($2::text[], $3::int[]) AS g(owner_id, index) JOIN segment s ON s.owner_id = g.owner_id AND s.index = g.index
    JOIN segment_embedding e ON e.segment_id = s.id
   WHERE s.workspace_id = $1 AND e.model = $4`;

/** By the id of its evidence, how near a line's meaning is to that of the question; `isBuiltIn`: as the built-in encoder sees it. */
export type Nearness = { of: ReadonlyMap<string, number>; isBuiltIn: boolean };

/** The meaning of a question; null without an embeddings model, and when it fails: then words alone decide. */
export async function meaningOf({ workspaceId }: Context, question: string): Promise<Float64Array | null> {
  const model = embeddingsModel();
  if (!model) return null;
  const key = `${model.name} ${question}`;
  const known = asked().get(key);
  if (model.isBuiltIn && known) return known;
  try {
    const how = { seconds: SECONDS, retries: 0, isUrgent: true };
    const meaning = (await embedFor(workspaceId, [question], how))?.[0] ?? null;
    if (model.isBuiltIn && meaning) remember(key, meaning);
    return meaning;
  } catch (error) {
    log().warn({ workspaceId, err: error }, "no meaning of a question; its words alone decide");
    return null;
  }
}

/** Meanings of the last questions, in the process alone. */
const MOST_REMEMBERED = 200;
const shared = globalThis as typeof globalThis & { earshotMeanings?: Map<string, Float64Array> };

function asked(): Map<string, Float64Array> {
  shared.earshotMeanings ??= new Map();
  return shared.earshotMeanings;
}

function remember(key: string, meaning: Float64Array): void {
  const [oldest] = asked().keys();
  if (oldest !== undefined && asked().size >= MOST_REMEMBERED) asked().delete(oldest);
  asked().set(key, meaning);
}

/** Compares a question with those of the lines whose meaning is known. */
export async function nearnessTo(
  { workspaceId }: Context,
  meaning: Float64Array | null,
  lines: readonly Line[],
): Promise<Nearness | undefined> {
  const model = embeddingsModel();
  if (!meaning || !model) return undefined;
  const { rows } = await pool().query<{ id: string; vector: Buffer }>({
    name: "segment_vectors",
    text: VECTORS,
    values: [...[workspaceId, lines.map(({ origin }) => ownerOf(origin)), lines.map(({ index }) => index)], model.name],
  });
  const breathe = pacer();
  const found = new Map<string, number>();
  for (const { id, vector } of rows) {
    await breathe();
    const near = nearness(meaning, vector);
    if (near !== null) found.set(id, near);
  }
  return found.size > 0 ? { of: found, isBuiltIn: model.isBuiltIn } : undefined;
}

export const nearnessOf = (near: Nearness, { origin, index }: Line): number | undefined =>
  near.of.get(evidenceId(origin, index));
