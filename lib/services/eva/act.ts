import type { Context } from "@/lib/core/context";
import { type Answered, answer } from "./answer";
import type { Telling } from "./composed";
import { type Asking, prepare } from "./prepare";
import type { Reply } from "./record";
import { repeated } from "./repeated";
import { personSaving, threadIdOf } from "./save";
import { store } from "./store";

/**
 * Something for Eva to answer. `known` is the answer that the very same act got before, `threadId` the chat in which
 * the answer is stored, which may start with it.
 */
export type Act = {
  known: Reply | null;
  threadId: string;
  run(telling: Telling): Promise<Answered>;
  store(answered: Answered): Promise<Reply>;
};

/** A person's question. Repeated under the same `repeatKey` by the same person, its answer is known. */
export async function questionAct(ctx: Context, asking: Asking, repeatKey: string | null): Promise<Act> {
  const prepared = await prepare(ctx, asking);
  const saving = personSaving(ctx, repeatKey);
  return {
    threadId: prepared.threadId ?? threadIdOf(saving),
    known: repeatKey === null ? null : await repeated(ctx, saving, prepared.asked),
    run: (telling) => answer(ctx, prepared, telling),
    store: (answered) => store(ctx, prepared, answered, saving),
  };
}
