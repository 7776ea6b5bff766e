import { groupBy } from "@/lib/core/data/group-by";
import type { Transaction } from "@/lib/db/transaction";
import type { Planned } from "./plan";

type Stretch = { tagId: string; ownerId: string; firstIndex: number; lastIndex: number };

/** Leaves out lines that already have the tag, and lines from which someone removed it. */
export async function withoutTagged(tx: Transaction, planned: readonly Planned[]): Promise<Planned[]> {
  const tagIds = planned.flatMap(({ tagId }) => tagId ?? []);
  const stretches = await tx.db.$queryRaw<Stretch[]>`
    SELECT tag_id AS "tagId", owner_id AS "ownerId", first_index AS "firstIndex", last_index AS "lastIndex"
      FROM tag_removal WHERE tag_id = ANY(${tagIds})
     UNION ALL
    SELECT a.tag_id, p.owner_id, p.first_index, p.last_index
      FROM tag_application a JOIN passage p ON p.id = a.passage_id
     WHERE a.tag_id = ANY(${tagIds}) AND p.first_index IS NOT NULL AND p.last_index IS NOT NULL`;
  const taken = groupBy(stretches, ({ tagId, ownerId }) => `${tagId} ${ownerId}`);
  return planned.map((each) => ({
    ...each,
    quotes: each.quotes.filter(({ ownerId, index }) => {
      const there = taken.get(`${each.tagId} ${ownerId}`) ?? [];
      return !there.some(({ firstIndex, lastIndex }) => firstIndex <= index && index <= lastIndex);
    }),
  }));
}
