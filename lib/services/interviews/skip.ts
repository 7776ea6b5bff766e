import { invalid } from "@/lib/core/errors";
import { type Caller, findParticipant } from "@/lib/services/participants/find";
import type { TurnReply } from "@/lib/services/participants/record";
import { give, settled } from "./answer";
import { readState } from "./moderator/state";
import { pendingOf } from "./pending-of";
import { replyOf } from "./reply-of";

/** Skips a follow-up or an optional question. Throws `invalid` for a required one. */
export async function skip(caller: Caller, token: string, { version }: { version: number }): Promise<TurnReply> {
  const found = await findParticipant(caller, token);
  const standing = settled(found, { version });
  if (standing) return standing;
  const question = pendingOf(found.study.guide, readState(found.session?.state));
  if (!question) return replyOf(found, null);
  if (question.required) throw invalid("version", "This question can't be skipped, but a short answer is enough.");
  const given = { text: "", value: null, skipped: true };
  return give(found, given, { version, text: "" }, { caller, token });
}
