import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { attempt } from "./attempt";
import { inngest } from "./client";
import { withStore } from "./with-store";

type Options = Parameters<typeof inngest.createFunction>[0];
type Work<Data> = {
  id: string;
  trigger: { event: string; if?: string };
  /** The event's data. */
  data: z.ZodType<Data>;
  retries: Options["retries"];
  concurrency: { limit: number; key?: string };
  step: string;
  act: (ctx: Context, data: Data) => Promise<unknown>;
  /** Of what the act makes in the file store, and what tells of it meanwhile: it waits for that to come back. */
  stores?: (data: Data) => { what: "export"; id: string };
  /** Ends the work with a sentence for whoever is waiting for it. */
  fail: (ctx: Context, data: Data, sentence: string) => Promise<void>;
  /** The sentence if all retries failed; a refusal has its own. */
  gaveUp: string;
};

/**
 * A function that does one act in one step, and reports through `fail` why nothing came of it. The step returns
 * nothing, since job servers keep results for days.
 */
export function oneStepFunction<Data extends { workspaceId: string }>(work: Work<Data>) {
  const { id, trigger, retries, concurrency } = work;
  const read = (raw: unknown) => {
    const data = work.data.parse(raw);
    return { data, ctx: systemContext(id, data.workspaceId) };
  };
  return inngest.createFunction(
    {
      id,
      retries,
      concurrency,
      triggers: [trigger],
      onFailure: async ({ event, step }) => {
        const { ctx, data } = read(event.data.event.data);
        await step.run("give-up", () => work.fail(ctx, data, work.gaveUp));
      },
    },
    async ({ event, step }) => {
      const { ctx, data } = read(event.data);
      const act = async () => {
        await work.act(ctx, data);
        return null;
      };
      const done = work.stores
        ? await withStore(step, work.step, act, { ctx, ...work.stores(data) })
        : await step.run(work.step, () => attempt(act));
      if (!done.ok) await step.run("refuse", () => work.fail(ctx, data, done.refused));
    },
  );
}
