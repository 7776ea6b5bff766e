import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { searchVector } from "@/lib/services/evidence/search-vector";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import type { StoredLine } from "./transcript-lines";

/**
 * Writes changed lines with their search vectors, the speakers' shares, and the transcript's next version, in one
 * statement. Embeddings of the old words are deleted.
 */
export async function writeLines(
  tx: Transaction,
  { workspaceId }: Context,
  ownerId: string,
  { all, changed }: { all: readonly StoredLine[]; changed: readonly StoredLine[] },
): Promise<number> {
  const [row] = await tx.db.$queryRaw<{ version: number }[]>`
    WITH described AS (
      UPDATE transcript SET speakers = ${JSON.stringify(speakerShares(all))}::jsonb, version = version + 1
       WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId}
      RETURNING version, search_config
    ), written AS (
      UPDATE segment s
         SET text = n.text, speaker = n.speaker,
             search = ${searchVector("d.search_config", "n.text", "n.speaker")}
        FROM described d,
             unnest(${changed.map(({ index }) => index)}::int[], ${changed.map(({ text }) => text)}::text[],
                    ${changed.map(({ speaker }) => speaker)}::text[]) AS n(index, text, speaker)
       WHERE s.owner_id = ${ownerId} AND s.workspace_id = ${workspaceId} AND s.index = n.index
      RETURNING s.id
    ), forgotten AS (
      DELETE FROM segment_embedding e USING written w WHERE e.segment_id = w.id
    )
    SELECT version FROM described`;
  return row?.version ?? 0;
}
