import { db } from "@/lib/db/client";

const MOST = 200;

/** Due deletions that aren't done, the longest due first. */
export async function listDue(): Promise<string[]> {
  const due = await db().workspaceDeletion.findMany({
    where: { undoneAt: null, doneAt: null, deleteAt: { lte: new Date() } },
    orderBy: { deleteAt: "asc" },
    take: MOST,
    select: { id: true },
  });
  return due.map(({ id }) => id);
}
