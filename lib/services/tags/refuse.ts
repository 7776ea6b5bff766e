import type { Transaction } from "@/lib/db/transaction";
import type { TagRecord } from "./record";

/** Keeps that somebody did not want a tag of this name, so that tagging automatically never makes it again. */
export async function refuse(tx: Transaction, { projectId, title }: TagRecord): Promise<void> {
  await tx.db.refusedTag.createMany({ data: [{ projectId, title }], skipDuplicates: true });
}
