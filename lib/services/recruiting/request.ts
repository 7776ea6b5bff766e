import { randomBytes } from "node:crypto";
import { type Context, personOf } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { channels } from "./channels";
import type { Channels } from "./record";
import { whyNot } from "./why-not";

/** Requested again, a failed one is retried; an existing one keeps its places and its code. */
const WRITE = `
  INSERT INTO recruitment (study_id, workspace_id, service, places, completion_code, requested_by_id, updated_at)
  VALUES ($1, $2, 'prolific', $3, $4, $5, now())
  ON CONFLICT (study_id) DO UPDATE SET updated_at = now(), error = NULL, places = CASE
    WHEN recruitment.external_id IS NULL THEN excluded.places ELSE recruitment.places END,
    state = CASE WHEN recruitment.state = 'failed' THEN 'waiting' ELSE recruitment.state END`;

/**
 * Requests participants from Prolific. The study is created there as a draft, published as soon as ours runs, and
 * paused and stopped with it. Throws `conflict` with the reason if Prolific can't recruit for it, `invalid` for too
 * many places.
 */
export async function request(ctx: Context, studyId: string, { places }: { places?: number }): Promise<Channels> {
  permit(ctx, "study.write");
  const id = await transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    const reason = whyNot(study);
    if (reason) throw new AppError("conflict", reason);
    if (study.status === "ended")
      throw new AppError("conflict", "This study has ended and needs no more participants.");
    const target = study.targetParticipants;
    if (!target) throw new AppError("conflict", "Set the number of participants first.");
    if ((places ?? 0) > target)
      throw invalid("places", `The study needs ${target} participants, so Prolific can have at most that many places.`);
    const code = randomBytes(5).toString("hex").toUpperCase();
    await tx.db.$executeRawUnsafe(WRITE, study.id, ctx.workspaceId, places ?? target, code, personOf(ctx));
    audit(tx, { action: "recruiting.requested", targetId: study.id, details: { service: "prolific" } });
    emit(tx, "recruitment.requested", study.id, { studyId: study.id });
    return study.id;
  });
  return channels(ctx, id);
}
