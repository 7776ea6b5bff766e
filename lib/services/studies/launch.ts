import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { begin } from "@/lib/services/swarm/runs/begin";
import { move } from "./move";
import { snapshotOf } from "./record";

/**
 * Moves a draft to running, once; false if the study is no longer a draft. Checks neither rights nor payment. A Swarm
 * study starts its first run, which `chargeId` paid for.
 */
export async function launch(
  tx: Transaction,
  ctx: Context,
  studyId: string,
  chargeId: string | null = null,
): Promise<boolean> {
  const study = await move(tx, ctx, studyId, "publish");
  if (study?.type === "swarm") await begin(tx, ctx, study, chargeId);
  else if (study) emit(tx, "test.published", studyId, snapshotOf(study));
  return study !== null;
}
