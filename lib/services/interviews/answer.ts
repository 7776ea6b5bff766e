import { languageOf } from "@/lib/core/languages";
import { type Caller, type Found, find, findParticipant } from "@/lib/services/participants/find";
import type { AnswerValue, Manner, TurnReply } from "@/lib/services/participants/record";
import { stepOf } from "@/lib/services/participants/step-of";
import { claimAnswer } from "./claim-answer";
import { isRepeat } from "./is-repeat";
import { moderate } from "./moderator/moderate";
import type { Given } from "./moderator/situation";
import { readState } from "./moderator/state";
import { move } from "./move";
import { pendingOf } from "./pending-of";
import { readGiven } from "./read-given";
import { replyOf } from "./reply-of";
import { answerStart, type NewTurn, toMs } from "./timed-turns";

export type Answered = { version: number; text?: string; value?: AnswerValue; manner?: Manner };

/**
 * Accepts an answer to the version of the session that it names and returns the moderator's reply. Repeating it gives
 * the same reply; if the session has moved on, the reply says where it stands. Throws `invalid` for something that
 * isn't an answer to the question.
 */
export async function answer(caller: Caller, token: string, sent: Answered): Promise<TurnReply> {
  const found = await findParticipant(caller, token);
  const standing = settled(found, sent);
  if (standing) return standing;
  const question = pendingOf(found.study.guide, readState(found.session?.state));
  if (!question) return replyOf(found, null);
  return give(found, readGiven(question, sent, languageOf(found.study.language)), sent, { caller, token });
}

/** The reply if there is nothing to do: a repeat, another version, or no conversation in progress. */
export function settled(found: Found, sent: Answered): TurnReply | null {
  const { session } = found;
  if (!session) return replyOf(found, null);
  if (isRepeat(session, sent)) return replyOf(found, sent.version);
  if (sent.version !== session.version || stepOf(found).step !== "interview") return replyOf(found, null);
  return null;
}

/** Lets the moderator respond to the answer, and stores both. */
export async function give(
  found: Found,
  given: Given,
  sent: Answered,
  { caller, token }: { caller: Caller; token: string },
): Promise<TurnReply> {
  const { study, session } = found;
  if (!session) return replyOf(found, null);
  const whereItStands = async () => {
    const now = await find({ ...caller, address: null }, token);
    return settled(now, sent) ?? replyOf(now, null);
  };
  const startedMs = performance.now();
  if (!(await claimAnswer(found.ctx.workspaceId, session))) return whereItStands();
  const { guide, language, durationMin } = study;
  const { turns, elapsed, version } = session;
  const state = readState(session.state);
  const next = await moderate(found.ctx, {
    guide,
    language,
    durationMin,
    state,
    turns,
    given,
    elapsedSeconds: elapsed,
  });
  const manner: Manner = { ...sent.manner, ...(given.skipped && { skipped: true }) };
  const said: NewTurn = {
    index: version,
    role: "participant",
    kind: next.heard,
    questionId: state.questionId,
    text: given.text,
    value: given.value,
    manner,
    startSeconds: answerStart(manner, turns.at(-1)?.endSeconds ?? 0, elapsed),
    endSeconds: toMs(elapsed),
  };
  const nowSeconds = elapsed + (performance.now() - startedMs) / 1000;
  const moved = await move(found, { said, next, nowSeconds });
  return moved ? replyOf(moved, version) : whereItStands();
}
