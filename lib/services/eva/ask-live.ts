import type { Context } from "@/lib/core/context";
import { answer } from "./answer";
import { type Asking, prepare } from "./prepare";
import type { Citation, Reply } from "./record";
import { repeated } from "./repeated";
import { personSaving } from "./save";
import { store } from "./store";

export type EvaEvent =
  | { event: "delta"; data: { text: string } }
  | { event: "citation"; data: Citation }
  | { event: "done"; data: Reply };

/**
 * Asks Eva and tells the answer as it comes: text to append, citations, then the whole once it is stored. Every quote
 * was checked before it is told. What is wrong with the question is thrown at once, before the first event. When the
 * signal is aborted before the end, nothing is stored.
 */
export async function askLive(
  ctx: Context,
  asking: Asking,
  { signal, repeatKey = null }: { signal: AbortSignal; repeatKey?: string | null },
): Promise<AsyncGenerator<EvaEvent>> {
  const prepared = await prepare(ctx, asking);
  const saving = personSaving(ctx, repeatKey);
  const known = repeatKey === null ? null : await repeated(ctx, saving, prepared.asked);
  async function* tell(): AsyncGenerator<EvaEvent> {
    if (known) {
      yield { event: "delta", data: { text: known.answer } };
      for (const citation of known.citations) yield { event: "citation", data: citation };
      yield { event: "done", data: known };
      return;
    }
    const composed = await answer(ctx, prepared, signal);
    for (const [at, paragraph] of composed.paragraphs.entries())
      yield { event: "delta", data: { text: at === 0 ? paragraph : `\n\n${paragraph}` } };
    for (const citation of composed.citations) yield { event: "citation", data: citation };
    signal.throwIfAborted();
    yield { event: "done", data: await store(ctx, prepared, composed, saving) };
  }
  return tell();
}
