import type { Context } from "@/lib/core/context";
import { hasModel } from "@/lib/integrations/model/model";
import type { Act } from "./act";
import type { Answered } from "./answer";
import { claimQuestion } from "./claim-question";
import type { Telling } from "./compose/composed";
import type { Reply } from "./record";

type Asked = { actId: string; answerId: string; threadId: string };

/**
 * An act that may be asked for several times at once, and that a model is paid for once: whoever comes second gets
 * what the first stored, by `stored`, or takes over. `run` gets the context to ask in.
 */
export function paidOnce(
  ctx: Context,
  asked: Asked,
  stored: () => Promise<Reply | null>,
  { run, store }: { run(ctx: Context, telling: Telling): Promise<Answered>; store: Act["store"] },
): Act {
  let claim: Awaited<ReturnType<typeof claimQuestion>> = null;
  let isKnown = false;
  const end = async () => claim?.release(isKnown);
  return {
    threadId: asked.threadId,
    begin: async () => {
      if (!hasModel()) return null;
      claim = await claimQuestion(ctx, asked);
      try {
        // Somebody may have released it as it was claimed: the answer would be there now.
        const reply = await stored();
        isKnown = reply !== null;
        if (isKnown) await end();
        return reply;
      } catch (error) {
        // Who can't begin isn't asked to end either, and would hold it for as long as the process lives.
        await end();
        throw error;
      }
    },
    run: (telling) => run(claim ? { ...ctx, work: asked.actId } : ctx, telling),
    store: async (answered) => {
      const reply = await store(answered);
      isKnown = true;
      return reply;
    },
    end,
  };
}
