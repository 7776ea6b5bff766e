import { createHash } from "node:crypto";
import { type Context, personOf } from "@/lib/core/context";
import { canonicalJson } from "@/lib/core/data/canonical-json";
import { AppError, invalid } from "@/lib/core/errors";
import { repeatOrReplay } from "@/lib/services/idempotency/keys";

type Call = { tool: string; key: string; given: unknown };

/**
 * What a person's first call of a tool under this key returned, for 24 hours. `run` must be safe to repeat. Throws
 * `invalid` for other arguments under the same key; a failure is not kept.
 */
export async function once<T>(ctx: Context, { tool, key, given }: Call, run: () => Promise<T>): Promise<T> {
  const claim = {
    workspaceId: ctx.workspaceId,
    userId: personOf(ctx) ?? "",
    operation: `MCP ${tool}`,
    key,
    fingerprint: createHash("sha256").update(canonicalJson(given)).digest(),
  };
  const made = async () => ({ status: 200, body: JSON.stringify(await run()) });
  const { body } = await namingTheKey(repeatOrReplay(claim, made));
  return JSON.parse(body) as T;
}

/** A refusal of the key names the argument, since tools have no header. */
export async function namingTheKey<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.extra.problems?.some(({ path }) => path === "Idempotency-Key"))
      throw invalid("idempotency_key", "This key was already used with other arguments. Use a new one.");
    throw error;
  }
}
