import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { describe, mayPropose, type Proposal } from "@/lib/services/approvals/propose";
import { compose } from "./compose/compose";
import { type Composed, plainly, type Telling } from "./compose/composed";
import type { Prepared } from "./prepare";
import { onlyReading } from "./requests/only-reading";
import { passagesToTag, questionOfTag } from "./requests/passages-to-tag";
import { readAsked } from "./requests/read-asked";
import type { Read } from "./requests/read-request";
import { resolve } from "./requests/resolve";

/** An answer, and what it asks a person to approve. */
export type Answered = Composed & { proposal?: Proposal | null };

/**
 * Answers a question, or turns a request to act into a proposal; only what the person typed now is read as a request.
 * Those who may not write are told so; in jobs, a request is treated as a question.
 */
export async function answer(ctx: Context, prepared: Prepared, telling: Telling = {}): Promise<Answered> {
  const read = await readAsked(ctx, prepared.asked, telling.signal);
  const mayAct = read !== null && mayPropose(ctx, read.request.kind);
  const refused = read && !mayAct ? onlyReading(ctx, read.german) : null;
  if (refused !== null) return { ...plainly(refused), proposal: null };
  if (!read || !mayAct) return { ...(await compose(ctx, prepared, telling)), proposal: null };
  const found = await lookedUp(ctx, prepared, read, telling.signal);
  try {
    const { kind } = read.request;
    if ("refusal" in found) return { ...found.composed, paragraphs: [found.refusal], proposal: null };
    const proposal = await describe(ctx, kind, found.payload);
    return { ...found.composed, paragraphs: [...found.composed.paragraphs, waits(proposal, read)], proposal };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...plainly(error.message), proposal: null };
  }
}

const NOTHING_SAID = plainly();

/** What to tag is whatever a question about it finds; the other acts need no evidence. */
async function lookedUp(ctx: Context, prepared: Prepared, read: Read, signal?: AbortSignal) {
  const { request } = read;
  if (request.kind !== "tag") return { ...(await resolve(ctx, prepared.scope, request)), composed: NOTHING_SAID };
  const text = questionOfTag(request, read.german);
  const composed = await compose(ctx, { ...prepared, question: { ...prepared.question, text, turns: [] } }, { signal });
  const found = await passagesToTag(ctx, prepared.scope, request, composed.citations);
  return { ...found, composed: "refusal" in found ? NOTHING_SAID : composed };
}

const waits = ({ summary }: Proposal, { german }: Read): string =>
  german
    ? `Das geschieht erst, wenn es jemand freigibt: ${summary}`
    : `Nothing happens until someone approves this: ${summary}`;
