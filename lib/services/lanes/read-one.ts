import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { LANE_COLUMNS } from "./read";
import type { LaneRecord } from "./record";

const ONE = `SELECT ${LANE_COLUMNS} FROM lane l WHERE l.id = $1`;

/** A lane as the transaction sees it. */
export async function readLane(tx: Transaction, laneId: string): Promise<LaneRecord> {
  const [lane] = await tx.db.$queryRawUnsafe<LaneRecord[]>(ONE, laneId);
  if (!lane) throw notFound("Lane");
  return lane;
}
