import type { Context } from "@/lib/core/context";
import { answer } from "./answer";
import { type Asking, prepare } from "./prepare";
import type { Reply } from "./record";
import { repeated } from "./repeated";
import { personSaving } from "./save";
import { store } from "./store";

/**
 * Asks Eva. The question and its answer are stored together or not at all. Asked again under the same `repeatKey` by
 * the same person, she gives the answer that is stored, and proposes nothing a second time.
 */
export async function ask(
  ctx: Context,
  asking: Asking,
  { signal, repeatKey = null }: { signal?: AbortSignal; repeatKey?: string | null } = {},
): Promise<Reply> {
  const prepared = await prepare(ctx, asking);
  const saving = personSaving(ctx, repeatKey);
  const known = repeatKey === null ? null : await repeated(ctx, saving, prepared.asked);
  if (known) return known;
  const answered = await answer(ctx, prepared, signal);
  signal?.throwIfAborted();
  return store(ctx, prepared, answered, saving);
}
