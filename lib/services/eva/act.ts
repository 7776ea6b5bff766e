import type { Context } from "@/lib/core/context";
import { type Answered, answer } from "./answer";
import type { Telling } from "./compose/composed";
import { paidOnce } from "./paid-once";
import { type Asking, prepare } from "./prepare";
import type { Reply } from "./record";
import { repeated } from "./repeated";
import { answerIdOf, threadIdOf } from "./save";
import { personSaving, savingsOf } from "./saving";
import { store } from "./store";

/**
 * Something for Eva to answer; `threadId` is the chat in which the answer is stored, which may start with it. `begin`
 * returns the answer that the very same act got before, or from somebody who was at it. Otherwise the act is to be run
 * and stored, and ended whatever becomes of it.
 */
export type Act = {
  threadId: string;
  begin(): Promise<Reply | null>;
  run(telling: Telling): Promise<Answered>;
  store(answered: Answered): Promise<Reply>;
  end(): Promise<void>;
};

/**
 * A person's question. Repeated under the same `repeatKey` by the same person, its answer is known; asked twice at once
 * under it, a model is paid for one answer.
 */
export async function questionAct(ctx: Context, asking: Asking, repeatKey: string | null): Promise<Act> {
  const prepared = await prepare(ctx, asking);
  const keyed = repeatKey === null ? null : savingsOf(ctx, repeatKey);
  const saving = keyed?.current ?? personSaving(ctx, null);
  const stored = async () => keyed && repeated(ctx, keyed.recent, prepared.asked, keyed.since);
  const known = await stored();
  const asked = {
    // The same at midnight, too, for whoever has it answered and whoever waits.
    actId: keyed ? personSaving(ctx, repeatKey).actId : saving.actId,
    answerId: answerIdOf(saving),
    threadId: known?.threadId ?? prepared.threadId ?? threadIdOf(saving),
  };
  const act = paidOnce(ctx, asked, stored, {
    run: (within, telling) => answer(within, prepared, telling),
    store: (answered) => store(ctx, prepared, answered, saving),
  });
  // Nobody else can be at what has no key, and nobody needs to be at what is known.
  return known !== null || repeatKey === null ? { ...act, begin: async () => known } : act;
}
