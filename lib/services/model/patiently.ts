import { setTimeout } from "node:timers/promises";
import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import type { Prompt } from "@/lib/integrations/model/model";
import { ModelFailed, type ModelFailure } from "@/lib/integrations/model/model-failed";
import { generate } from "./generate";

/** Waits before further attempts, in seconds; whoever is busy may name another, up to `LONGEST`. */
const WAITS: Record<ModelFailure, readonly number[]> = {
  busy: [5, 15, 30, 60, 60, 60, 60, 60, 60],
  unreachable: [2, 10, 30],
  slow: [0],
  unusable: [0],
  refused: [],
  "used-up": [],
};
const LONGEST = 120;
/** Whether the work is still wanted is asked this often while waiting. */
const SLICE = 3;

/**
 * A call for work in the background, which nobody waits for at the screen. One lost call must not cost all that was
 * paid for before, and services allow only so many calls a minute, so it waits and tries again, for some minutes if the
 * model is busy. `waiting` is awaited meanwhile, and may throw to end the work. Throws `ModelFailed`.
 */
export async function patiently<S extends z.ZodType>(
  ctx: Context,
  prompt: Prompt<S>,
  waiting: () => Promise<void>,
): Promise<z.output<S>> {
  const tries: Partial<Record<ModelFailure, number>> = {};
  for (;;) {
    try {
      return await generate(ctx, { ...prompt, retries: 0 });
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      const { failure, retryAfterSeconds } = error;
      const attempt = tries[failure] ?? 0;
      const seconds = WAITS[failure][attempt];
      if (seconds === undefined) throw error;
      tries[failure] = attempt + 1;
      await pause(Math.min(LONGEST, retryAfterSeconds ?? seconds), waiting);
    }
  }
}

async function pause(seconds: number, waiting: () => Promise<void>): Promise<void> {
  for (let left = seconds; left > 0; left -= SLICE) {
    await waiting();
    await setTimeout(Math.min(SLICE, left) * 1000);
  }
}
