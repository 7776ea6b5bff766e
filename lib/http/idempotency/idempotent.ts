import { createHash } from "node:crypto";
import { type Context, personOf } from "@/lib/core/context";
import { canonicalJson } from "@/lib/core/data/canonical-json";
import { AppError } from "@/lib/core/errors";
import type { Answered } from "@/lib/http/surface";
import { claimOrReplay, repeatOrReplay, storeRefusal } from "@/lib/services/idempotency/keys";
import { openAnswer, sealAnswer } from "./sealed-answer";

type Attempt = { key: string; path: string; body: unknown; isRepeatable: boolean; holdsSecret: boolean };

/**
 * Gives each (workspace, person, method and path, key) one response for 24 hours. The key's row, what the verb writes
 * and the stored response are one transaction. A refusal is stored after its rollback; a 5xx never is.
 */
export async function idempotent(
  ctx: Context,
  { key, path, body, isRepeatable, holdsSecret }: Attempt,
  run: () => Promise<Response | Answered>,
  failed: (error: AppError) => Answered,
): Promise<Answered> {
  const claim = {
    workspaceId: ctx.workspaceId,
    userId: personOf(ctx) ?? "",
    operation: `POST ${path}`,
    key,
    fingerprint: createHash("sha256")
      .update(canonicalJson(body ?? null))
      .digest(),
  };
  const work = async (): Promise<Answered> => {
    const outcome = await run();
    if (outcome instanceof Response) throw new Error(`POST ${path} streams and cannot be idempotent`);
    return holdsSecret ? sealAnswer(outcome) : outcome;
  };
  if (isRepeatable) return repeatOrReplay(claim, work);
  try {
    return openAnswer(await claimOrReplay(ctx, claim, work));
  } catch (thrown) {
    const refusable = thrown instanceof AppError && !["unavailable", "rate_limited"].includes(thrown.kind);
    if (!refusable || thrown.extra.reason === "idempotency") throw thrown;
    return storeRefusal(claim, failed(thrown));
  }
}
