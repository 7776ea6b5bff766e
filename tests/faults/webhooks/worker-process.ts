import { config } from "@/lib/core/config";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { webAgent } from "@/lib/integrations/web/web-agent";
import { Listener } from "@/lib/jobs/listener";
import { create } from "@/lib/services/projects/create";
import { Deliverer } from "@/lib/services/webhooks/deliver/deliverer";
import { recover } from "@/lib/services/webhooks/recover";
import { update } from "@/lib/services/webhooks/update";
import { watch } from "@/lib/services/webhooks/watch";
import { makeWebhook } from "@/tests/support/data/webhooks";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

/** A process of the app as far as webhooks go: it does what the runner asks, one thing after another. */
let deliverer: Deliverer | undefined;

const acts = {
  /** A workspace with a webhook to each address. */
  async setUp({ urls }: { urls: string[] }) {
    const { ctx, workspaceId } = await makePerson(await makeWorkspace());
    const webhookIds: string[] = [];
    for (const url of urls) webhookIds.push((await makeWebhook({ workspaceId }, { url })).id);
    return { ctx, webhookIds };
  },
  /** This many changes, each in its own transaction. */
  async make({ ctx, count }: { ctx: Context; count: number }) {
    for (let i = 0; i < count; i++) await transaction(ctx, () => create(ctx, { name: `Project ${i}` }));
  },
  async deliver({ timeoutMs, leaseMs, firstDelayMs }: { timeoutMs: number; leaseMs: number; firstDelayMs?: number }) {
    const quick = (failed: number) => (firstDelayMs ?? 0) * 2 ** Math.min(failed - 1, 5);
    const options = firstDelayMs === undefined ? {} : { delay: quick };
    const made = new Deliverer({ dispatcher: webAgent(), timeoutMs, leaseMs, ...options });
    deliverer = made;
    await new Listener(config().DATABASE_URL, ["webhooks"], () => made.wake()).start();
  },
  settled: async () => deliverer?.settled(),
  watch,
  async recover({ ctx, webhookId, since }: { ctx: Context; webhookId: string; since: string }) {
    await update(ctx, webhookId, { disabled: false });
    return recover(ctx, webhookId, new Date(since));
  },
};

export type Acts = typeof acts;

process.on("message", async ({ act, input }: { act: keyof Acts; input: never }) => {
  process.send?.({ act, result: await acts[act](input) });
});
process.send?.("ready");
