import type { Guide } from "@/lib/core/study/guide";
import type { Transaction } from "@/lib/db/transaction";
import type { Found, FoundSession } from "@/lib/services/participants/find";
import { completeSession } from "./complete-session";
import { finish } from "./finish";
import { insertTurns } from "./insert-turns";
import { mayFinish } from "./may-finish";
import { type ModeratorState, readState } from "./moderator/state";
import { questionsOf } from "./questions-of";
import type { NewTurn, SaidInFull } from "./timed-turns";

type Ending = { turns: readonly NewTurn[]; moved: FoundSession; end: "done" | "stopped" };

/**
 * The last step of a conversation. Stopping early completes it if every required question was answered; otherwise the
 * answers are kept, the place is freed, and the participant may return. Null as in `move`.
 */
export async function endTalk(found: Found, { turns, moved, end }: Ending): Promise<Found | null> {
  const { ctx, session, participant } = found;
  if (!session || !participant) return null;
  const state = readState(moved.state);
  return finish(found, async (tx, locked) => {
    const goesOn = locked.status === "in_progress" && locked.sessionStatus === "in_progress";
    if (!goesOn || locked.version !== session.version) return null;
    const whole = end === "done" || answeredAll(locked.study.guide, state, moved.turns);
    if (whole && !mayFinish(locked)) return null;
    await insertTurns(tx, { id: session.id, version: moved.version, state }, turns);
    if (!whole) return stopped(tx, found, moved);
    const { study } = locked;
    const done = await completeSession(tx, ctx, {
      study,
      participantId: participant.id,
      sessionId: session.id,
      turns: moved.turns,
    });
    if (!done) return null;
    return {
      ...found,
      session: { ...moved, status: "completed" as const },
      participant: { ...participant, status: "completed" as const, heldSeconds: null },
    };
  });
}

async function stopped(tx: Transaction, found: Found, moved: FoundSession): Promise<Found> {
  const { participant } = found;
  const where = { id: participant?.id ?? "", workspaceId: found.ctx.workspaceId };
  await tx.db.participant.update({ where, data: { placeHeldUntil: null }, select: { id: true } });
  return { ...found, session: moved, participant: participant && { ...participant, heldSeconds: null } };
}

function answeredAll(
  guide: Guide,
  { past, questionId, followUps }: ModeratorState,
  turns: readonly SaidInFull[],
): boolean {
  const behind = new Set(followUps > 0 && questionId ? [...past, questionId] : past);
  const required = questionsOf(guide).filter((question) => question.required);
  const said = turns.some(({ role, kind, text }) => role === "participant" && kind === "answer" && text !== "");
  return said && required.every(({ id }) => behind.has(id));
}
