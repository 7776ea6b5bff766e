import type { Context } from "@/lib/core/context";
import { listFindings } from "./list-findings";
import type { FindingRecord } from "./record";

const PAGE = 100;

/** All findings of a run, the worst first. Throws `not_found` for the run. */
export async function listAllFindings(ctx: Context, runId: string): Promise<FindingRecord[]> {
  const all: FindingRecord[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listFindings(ctx, runId, { cursor, limit: PAGE });
    all.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
