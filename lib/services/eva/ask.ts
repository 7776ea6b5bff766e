import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { compose } from "./compose";
import { type Asking, prepare } from "./prepare";
import type { Reply } from "./record";
import { personSaving, save } from "./save";

/** Asks Eva. The question and its answer are stored together or not at all. */
export async function ask(ctx: Context, asking: Asking, signal?: AbortSignal): Promise<Reply> {
  const prepared = await prepare(ctx, asking);
  const composed = await compose(ctx, prepared, signal);
  signal?.throwIfAborted();
  return transaction(ctx, (tx) => save(tx, ctx, prepared, composed, personSaving(ctx)));
}
