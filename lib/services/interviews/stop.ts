import { type Caller, find, findParticipant } from "@/lib/services/participants/find";
import type { ParticipationView } from "@/lib/services/participants/record";
import { stepOf } from "@/lib/services/participants/step-of";
import { viewOf } from "@/lib/services/participants/view-of";
import { stop as lastLine } from "./moderator/decide";
import { readState } from "./moderator/state";
import { move } from "./move";

/** Ends a conversation early at the participant's request. Idempotent. */
export async function stop(caller: Caller, token: string): Promise<ParticipationView> {
  const found = await findParticipant(caller, token);
  const { session, study } = found;
  if (session && stepOf(found).step === "interview") {
    const { turns, elapsed } = session;
    const next = lastLine({ state: readState(session.state), language: study.language, turns });
    await move(found, { said: null, next, nowSeconds: elapsed });
  }
  return viewOf(await find({ ...caller, address: null }, token));
}
