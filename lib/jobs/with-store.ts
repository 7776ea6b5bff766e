import type { GetStepTools } from "inngest";
import { log } from "@/lib/core/log";
import { StoreAway } from "@/lib/integrations/storage/send";
import { type Attempt, attempt } from "./attempt";
import type { inngest } from "./client";

/** Between the first attempts; from then on half an hour, for about two days. */
const WAITS = ["5s", "15s", "30s", "1m", "2m", "5m", "10m", "20m"];
const LONG = "30m";
const MOST = 100;

/** What a step stores of an attempt in vain; no act has this for a result. */
const AWAY = "the file store was away";

/**
 * Does an act in a step, and again for as long as the file store is away: what was uploaded only has to wait, and an
 * outage of hours isn't to use up the few attempts that there are for faults.
 */
export async function withStore<T>(
  step: GetStepTools<typeof inngest>,
  id: string,
  act: () => Promise<T>,
): Promise<Attempt<T>> {
  const orAway = async (): Promise<T | typeof AWAY> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      log().warn({ err: error }, "the file store is away, and the work on a file waits for it");
      return AWAY;
    }
  };
  for (let tried = 0; tried < MOST; tried++) {
    const name = tried === 0 ? id : `${id}-${tried}`;
    const done = (await step.run(name, () => attempt(orAway))) as Attempt<T | typeof AWAY>;
    if (!done.ok) return done;
    if (done.result !== AWAY) return { ok: true, result: done.result };
    await step.sleep(`${name}-away`, WAITS[tried] ?? LONG);
  }
  return (await step.run(`${id}-${MOST}`, () => attempt(act))) as Attempt<T>;
}
