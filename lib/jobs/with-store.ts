import type { GetStepTools } from "inngest";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { StoreAway } from "@/lib/integrations/storage/send";
import { noteWaiting } from "@/lib/services/files/note-waiting";
import { type Attempt, attempt } from "./attempt";
import type { inngest } from "./client";

/** Between the first attempts; from then on half an hour, for about two days. */
const WAITS = ["5s", "15s", "30s", "1m", "2m", "5m", "10m", "20m"];
const LONG = "30m";
const MOST = 100;

/** What a step stores of an attempt in vain; no act has this for a result. */
const AWAY = "the file store was away";
const GOES_ON = "This goes on by itself once it can.";

/** What somebody waits for, to be told why it doesn't go on. */
type Waiting = { ctx: Context } & Parameters<typeof noteWaiting>[1];

/**
 * Does an act in a step, and again for as long as the file store is away or full: what was uploaded only has to wait, as
 * has what was asked for, and an outage of hours isn't to use up the few attempts that there are for faults.
 */
export async function withStore<T>(
  step: GetStepTools<typeof inngest>,
  id: string,
  act: () => Promise<T>,
  waiting?: Waiting,
): Promise<Attempt<T>> {
  const note = async (why: string | null) => {
    if (waiting) await noteWaiting(waiting.ctx, waiting, why).catch((err) => log().warn({ err }, "not noted"));
  };
  const orAway = async (isFirst: boolean): Promise<T | typeof AWAY> => {
    try {
      if (!isFirst) await note(null);
      return await act();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      log().warn({ err: error }, "the file store is away, and the work on a file waits for it");
      await note(`${error.why} ${GOES_ON}`);
      return AWAY;
    }
  };
  for (let tried = 0; tried < MOST; tried++) {
    const name = tried === 0 ? id : `${id}-${tried}`;
    const done = (await step.run(name, () => attempt(() => orAway(tried === 0)))) as Attempt<T | typeof AWAY>;
    if (!done.ok) return done;
    if (done.result !== AWAY) return { ok: true, result: done.result };
    await step.sleep(`${name}-away`, WAITS[tried] ?? LONG);
  }
  return (await step.run(`${id}-${MOST}`, () => attempt(act))) as Attempt<T>;
}
