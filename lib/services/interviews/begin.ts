import { newId } from "@/lib/core/ids";
import { isForm } from "@/lib/core/study/types";
import { audit, type Transaction } from "@/lib/db/transaction";
import { type Caller, type Found, find, findParticipant } from "@/lib/services/participants/find";
import { type Locked, underLock } from "@/lib/services/participants/locked";
import type { ParticipationView } from "@/lib/services/participants/record";
import { viewOf } from "@/lib/services/participants/view-of";
import { insertTurns } from "./insert-turns";
import { opening } from "./moderator/opening";
import { readState } from "./moderator/state";
import { takePlace } from "./take-place";
import { moderatorTurns } from "./timed-turns";

/**
 * Takes a place and begins, or continues where someone stopped. Idempotent. If there is no place, the view says so:
 * `full` or `closed`.
 */
export async function begin(caller: Caller, token: string): Promise<ParticipationView> {
  const found = await findParticipant(caller, token);
  if (found.study.type !== "live-interview")
    await underLock(found, async (tx, locked) => {
      if (locked.status === "in_progress") await goOn(tx, found, locked);
      else if (locked.status === "qualified" || locked.status === "full") await beginNow(tx, found, locked);
    });
  return viewOf(await find({ ...caller, address: null }, token));
}

/** Takes a place again if the hold ran out, and cancels a wish to stop. */
async function goOn(tx: Transaction, { ctx }: Found, locked: Locked): Promise<void> {
  if (!locked.sessionId || locked.sessionStatus !== "in_progress") return;
  if (!(await takePlace(tx, ctx, locked))) return;
  const state = readState(locked.state);
  if (!state.stopped) return;
  const where = { id: locked.sessionId, workspaceId: ctx.workspaceId };
  await tx.db.studySession.update({ where, data: { state: { ...state, stopped: false } }, select: { id: true } });
}

async function beginNow(tx: Transaction, { ctx }: Found, locked: Locked): Promise<void> {
  const { study } = locked;
  if (study.status !== "running") return;
  if (ctx.actor.kind !== "participant" || !(await takePlace(tx, ctx, locked))) return;
  const { participantId } = ctx.actor;
  const { guide, language, durationMin } = study;
  const first = isForm(study.type) ? null : opening({ guide, language, durationMin, state: readState({}) });
  const turns = first ? moderatorTurns(first.lines, 0, 0) : [];
  const id = newId("session");
  await tx.db.studySession.create({
    data: {
      id,
      workspaceId: ctx.workspaceId,
      studyId: study.id,
      participantId,
    },
    select: { id: true },
  });
  await insertTurns(tx, { id, version: turns.length, state: first?.state ?? {} }, turns);
  audit(tx, { action: "session.started", targetId: id });
}
