import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { compose } from "./compose";
import { type Asking, prepare } from "./prepare";
import type { Citation, Reply } from "./record";
import { personSaving, save } from "./save";

export type EvaEvent =
  | { event: "delta"; data: { text: string } }
  | { event: "citation"; data: Citation }
  | { event: "done"; data: Reply };

/**
 * Asks Eva and tells the answer as it comes: text to append, citations, then the whole once it is stored. Every quote
 * was checked before it is told. What is wrong with the question is thrown at once, before the first event. When the
 * signal is aborted before the end, nothing is stored.
 */
export async function askLive(ctx: Context, asking: Asking, signal: AbortSignal): Promise<AsyncGenerator<EvaEvent>> {
  const prepared = await prepare(ctx, asking);
  async function* tell(): AsyncGenerator<EvaEvent> {
    const composed = await compose(ctx, prepared, signal);
    for (const [at, paragraph] of composed.paragraphs.entries())
      yield { event: "delta", data: { text: at === 0 ? paragraph : `\n\n${paragraph}` } };
    for (const citation of composed.citations) yield { event: "citation", data: citation };
    signal.throwIfAborted();
    const reply = await transaction(ctx, (tx) => save(tx, ctx, prepared, composed, personSaving(ctx)));
    yield { event: "done", data: reply };
  }
  return tell();
}
