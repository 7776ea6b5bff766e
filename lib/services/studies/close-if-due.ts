import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { move } from "./move";
import type { StudyRecord } from "./record";
import { allows } from "./states";

/** Ends a launched study whose deadline has passed; true if this call ended it. The caller holds the study's lock. */
export async function closeIfDue(tx: Transaction, ctx: Context, study: StudyRecord): Promise<boolean> {
  if (!study.deadline || study.deadline.getTime() > Date.now() || !allows(study.status, "expire")) return false;
  return (await move(tx, ctx, study.id, "expire")) !== null;
}
