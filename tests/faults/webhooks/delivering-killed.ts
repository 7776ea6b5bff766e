import { setTimeout } from "node:timers/promises";
import { startReceiver } from "@/tests/support/stand-ins/receiver";
import type { Fault } from "../fault";
import { openPool } from "../open-pool";
import { startWorker } from "./worker";

const DEADLINE_MS = 240_000;
const PROCESSES = 2;
const OPTIONS = { timeoutMs: 1_500, leaseMs: 3_000, firstDelayMs: 100 };

/** What the receiver did with each event: how often it was requested, with which bodies, and how often it succeeded. */
type Seen = { asked: number; agreed: number; bodies: Set<string> };

/** A receiver that fails a fifth of the time and hangs up on a tenth. */
async function unreliable(seen: Map<string, Seen>) {
  return startReceiver(async (response, { id, body }) => {
    const one = seen.get(id) ?? { asked: 0, agreed: 0, bodies: new Set<string>() };
    seen.set(id, one);
    one.asked += 1;
    one.bodies.add(body);
    const drawn = Math.random();
    await setTimeout(5 + Math.random() * 30);
    if (drawn < 0.2) return response.writeHead(500).end();
    if (drawn < 0.3) return response.destroy();
    one.agreed += 1;
    response.end();
  });
}

function check(ids: string[], seen: Map<string, Seen>, left: number): string[] {
  const faults: string[] = [];
  if (left > 0) faults.push(`${left} deliveries are not delivered`);
  const lost = ids.filter((id) => !seen.get(id)?.agreed).length;
  if (lost > 0) faults.push(`${lost} events never arrived`);
  const unknown = [...seen.keys()].filter((id) => !ids.includes(id)).length;
  if (unknown > 0) faults.push(`${unknown} events arrived under an id of their own`);
  const changed = [...seen.values()].filter(({ bodies }) => bodies.size > 1).length;
  if (changed > 0) faults.push(`${changed} events changed between attempts`);
  return faults;
}

/** Two processes deliver and one of them is killed again and again: nothing lost, duplicates only under the same id. */
export const deliveringKilled = (kills: number, events: number): Fault => ({
  name: `webhooks: ${kills} x kill -9 while ${events} events go to a receiver that fails`,
  async run(url) {
    const seen = new Map<string, Seen>();
    const receiver = await unreliable(seen);
    const db = openPool(url);
    const [maker, ...workers] = await Promise.all([startWorker(url), startWorker(url), startWorker(url)]);
    try {
      const { ctx } = await maker.ask("setUp", { urls: [receiver.url] });
      for (const worker of workers) await worker.ask("deliver", OPTIONS);
      for (let done = 0; done < kills; done++) {
        const making = maker.ask("make", { ctx, count: Math.ceil(events / kills) });
        await setTimeout(300 + Math.random() * 400);
        const victim = done % PROCESSES;
        await workers[victim]?.kill();
        workers[victim] = await startWorker(url);
        await workers[victim]?.ask("deliver", OPTIONS);
        await making;
      }
      const deadline = Date.now() + DEADLINE_MS;
      const count = "SELECT count(*)::int AS left FROM webhook_delivery WHERE status <> 'delivered'";
      const countLeft = async () => (await db.query<{ left: number }>(count)).rows[0]?.left ?? 0;
      while ((await countLeft()) > 0 && Date.now() < deadline) await setTimeout(200);
      const { rows } = await db.query<{ id: string }>("SELECT id FROM outbox_event WHERE kind = 'project.created'");
      const ids = rows.map(({ id }) => id);
      const all = [...seen.values()];
      const asked = all.reduce((sum, one) => sum + one.asked, 0);
      const twice = all.filter(({ agreed }) => agreed > 1).length;
      return {
        faults: check(ids, seen, await countLeft()),
        summary: `${ids.length} events, ${asked} attempts, ${twice} taken more than once under their id`,
      };
    } finally {
      await Promise.all([maker, ...workers].map((worker) => worker.kill()));
      await Promise.all([receiver.stop(), db.end()]);
    }
  },
});
