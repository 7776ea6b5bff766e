import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { searchVector } from "@/lib/services/evidence/search-vector";
import type { DraftLine } from "./lines";

type Placed = DraftLine & { position: number | null; citable: boolean };

/** Updates or inserts lines with their search vectors, and deletes those that are gone. */
export async function storeLines(
  tx: Transaction,
  { workspaceId }: Context,
  ownerId: string,
  lines: readonly Placed[],
  removed: readonly number[],
): Promise<void> {
  if (removed.length > 0)
    await tx.db.$executeRaw`
      DELETE FROM segment WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId} AND index = ANY(${removed}::int[])`;
  await tx.db.$executeRaw`
    INSERT INTO segment (workspace_id, owner_id, index, position, speaker, start_seconds, end_seconds, text, citable, search)
    SELECT ${workspaceId}, ${ownerId}, s.index, s.position, s.speaker, s."startSeconds", s."endSeconds", s.text, s.citable,
           ${searchVector("t.search_config", "s.text", "s.speaker")}
      FROM transcript t, json_to_recordset(${JSON.stringify(lines)}::json) AS s(index int, position float8, speaker text,
           "startSeconds" float8, "endSeconds" float8, text text, citable boolean)
     WHERE t.owner_id = ${ownerId} AND t.workspace_id = ${workspaceId}
        ON CONFLICT (owner_id, index) DO UPDATE SET position = excluded.position, speaker = excluded.speaker,
           start_seconds = excluded.start_seconds, end_seconds = excluded.end_seconds, text = excluded.text,
           citable = excluded.citable, search = excluded.search`;
  // Deletes embeddings of the old words; they are computed again.
  await tx.db.$executeRaw`
    DELETE FROM segment_embedding e USING segment s
     WHERE e.segment_id = s.id AND s.owner_id = ${ownerId} AND s.index = ANY(${lines.map(({ index }) => index)}::int[])`;
}
