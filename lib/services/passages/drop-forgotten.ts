import { systemContext } from "@/lib/core/system-context";
import { prisma } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { dropUnused, UNUSED } from "./drop-unused";

const BATCH = 1000;

type Looked = { lastId: string | null; ids: string[] };

/**
 * Deletes passages that nothing has quoted for a day, not at once, because undo may bring a quote back into a note.
 * Processes a batch, by id, and returns how many were found.
 */
export async function dropForgotten(): Promise<number> {
  let found = 0;
  for (let after = ""; ; ) {
    const [looked] = await prisma().$queryRaw<Looked[]>`
      WITH batch AS (
        SELECT id, created_at FROM passage WHERE id > ${after} ORDER BY id LIMIT ${BATCH}
      ), forgotten AS (
        SELECT p.id FROM batch p WHERE p.created_at < now() - interval '1 day' AND ${UNUSED}
      )
      SELECT (SELECT max(id) FROM batch) AS "lastId",
             coalesce((SELECT array_agg(id ORDER BY id) FROM forgotten), '{}') AS ids`;
    if (!looked?.lastId) return found;
    // Nobody is told and nothing is audited, because what is deleted here isn't visible anywhere.
    await transaction(systemContext("drop-forgotten-passages", ""), (tx) => dropUnused(tx, looked.ids));
    found += looked.ids.length;
    after = looked.lastId;
  }
}
