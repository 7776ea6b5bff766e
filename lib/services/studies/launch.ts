import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { move } from "./move";
import { snapshotOf } from "./record";

/** Draft to running, once; false when the study is not a draft any more. Asks neither for rights nor for money. */
export async function launch(tx: Transaction, ctx: Context, studyId: string): Promise<boolean> {
  const study = await move(tx, ctx, studyId, "publish");
  if (study) emit(tx, "test.published", studyId, snapshotOf(study));
  return study !== null;
}
