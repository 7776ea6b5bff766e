import type { Context } from "@/lib/core/context";
import { hasModel } from "@/lib/integrations/model/model";
import { type Answered, answer } from "./answer";
import { claimQuestion } from "./claim-question";
import type { Telling } from "./composed";
import { type Asking, prepare } from "./prepare";
import type { Reply } from "./record";
import { repeated } from "./repeated";
import { answerIdOf, personSaving, threadIdOf } from "./save";
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
  const saving = personSaving(ctx, repeatKey);
  const stored = async () => (repeatKey === null ? null : repeated(ctx, saving, prepared.asked));
  const known = await stored();
  const mayBeAtIt = known === null && repeatKey !== null && hasModel();
  let claim: Awaited<ReturnType<typeof claimQuestion>> = null;
  let isKnown = false;
  const end = async () => claim?.release(isKnown);
  const threadId = prepared.threadId ?? threadIdOf(saving);
  return {
    threadId,
    begin: async () => {
      if (!mayBeAtIt) return known;
      claim = await claimQuestion(ctx, { actId: saving.actId, answerId: answerIdOf(saving), threadId });
      // Somebody may have released it as it was claimed: the answer would be there now.
      const reply = await stored();
      isKnown = reply !== null;
      if (isKnown) await end();
      return reply;
    },
    run: (telling) => answer(claim ? { ...ctx, work: saving.actId } : ctx, prepared, telling),
    store: async (answered) => {
      const reply = await store(ctx, prepared, answered, saving);
      isKnown = true;
      return reply;
    },
    end,
  };
}
