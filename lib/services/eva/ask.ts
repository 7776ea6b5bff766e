import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { type Act, questionAct } from "./act";
import type { Asking } from "./prepare";
import type { Reply } from "./record";

/**
 * Asks Eva. The question and its answer are stored together or not at all. Repeated under the same `repeatKey` by the
 * same person, it returns the stored answer and proposes nothing a second time.
 */
export const ask = async (
  ctx: Context,
  asking: Asking,
  { signal, repeatKey = null }: { signal?: AbortSignal; repeatKey?: string | null } = {},
): Promise<Reply> => atOnce(await questionAct(ctx, asking, repeatKey), signal);

/** Runs an act and returns once its answer is stored. */
export async function atOnce(act: Act, signal?: AbortSignal): Promise<Reply> {
  const known = await act.begin();
  if (known) return known;
  try {
    const answered = await act.run({ signal });
    signal?.throwIfAborted();
    crashPoint("question answered");
    return await act.store(answered);
  } finally {
    await act.end();
  }
}
