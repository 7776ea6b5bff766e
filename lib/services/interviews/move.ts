import type { Found, FoundSession } from "@/lib/services/participants/find";
import { endTalk } from "./end-talk";
import { SAFE_SECONDS } from "./hold";
import type { Next } from "./moderator/situation";
import { renewPlace } from "./renew-place";
import { storeTurns } from "./store-turns";
import { moderatorTurns, type NewTurn } from "./timed-turns";

/** An answer with the moderator's response. */
export type Step = { said: NewTurn | null; next: Next; nowSeconds: number };

/**
 * Stores one step of a conversation and returns the session's new state; null if it moved on, ended or was deleted
 * meanwhile. Most steps are one statement; the last one, and one whose place ran out, go under the study's lock.
 */
export async function move(found: Found, { said, next, nowSeconds }: Step): Promise<Found | null> {
  const { session, participant, study, ctx } = found;
  if (!session || !participant) return null;
  const before = said ? [said] : [];
  const lines = moderatorTurns(next.lines, session.version + before.length, nowSeconds);
  const turns = [...before, ...lines];
  const moved: FoundSession = {
    ...session,
    version: session.version + turns.length,
    state: next.state,
    turns: [...session.turns, ...turns],
  };
  if (next.end) return endTalk(found, { turns, moved, end: next.end });
  if ((participant.heldSeconds ?? 0) < SAFE_SECONDS && !(await renewPlace(found))) return null;
  const { durationMin } = study;
  const stored = await storeTurns({
    session,
    workspaceId: ctx.workspaceId,
    durationMin,
    state: next.state,
    turns,
  });
  return stored ? { ...found, session: moved, participant: { ...participant, heldSeconds: SAFE_SECONDS } } : null;
}
