import { setTimeout } from "node:timers/promises";
import { type Received, startReceiver } from "@/tests/support/stand-ins/receiver";
import type { Fault } from "../fault";
import { openPool } from "../open-pool";
import { startWorker } from "./worker";

const FAST = 50;
const BACKLOG = 10_000;
const ROUNDS = 10;
const EVENTS_A_ROUND = 30;
const PAUSE_MS = 50;
const WANTED = 1.5;

const FILL = `
  WITH made AS (
    INSERT INTO outbox_event (id, workspace_id, kind, resource_id, data, dispatched_at)
    SELECT 'evt_hang' || n, $1, 'project.created', 'prj_1', '{}', now() FROM generate_series(1, ${BACKLOG}) AS n RETURNING id)
  INSERT INTO webhook_delivery (id, webhook_id, event_id, kind)
  SELECT 'dlv_hang' || id, $2, id, 'project.created' FROM made`;

const percentile = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
const median = (values: number[]) => percentile(values, 0.5);

/** From an event's commit, as stated in its body, to its arrival. */
const latency = ({ body, atMs }: Received): number => atMs - Date.parse(JSON.parse(body).created_at);

/**
 * Fifty fast receivers while one with 10,000 pending events hangs, and without it, in turn, so that other load on the
 * machine affects both.
 */
export const oneHangs: Fault = {
  name: `webhooks: one receiver hangs for ${BACKLOG} events while ${FAST} are fast`,
  async run(url) {
    const [fast, hanging] = await Promise.all([startReceiver(), startReceiver(() => {})]);
    const db = openPool(url);
    const [maker, worker] = await Promise.all([startWorker(url), startWorker(url)]);
    const setHanging = (isOn: boolean) =>
      db.query("UPDATE webhook SET disabled_at = CASE WHEN $2 THEN NULL ELSE now() END WHERE url = $1", [
        hanging.url,
        isOn,
      ]);
    const round = async (ctx: Parameters<typeof maker.ask<"make">>[1]["ctx"]) => {
      fast.received.length = 0;
      for (let i = 0; i < EVENTS_A_ROUND; i++) {
        await maker.ask("make", { ctx, count: 1 });
        await setTimeout(PAUSE_MS);
      }
      for (let waited = 0; waited < 600 && fast.received.length < EVENTS_A_ROUND * FAST; waited++) await setTimeout(50);
      if (fast.received.length !== EVENTS_A_ROUND * FAST) throw new Error(`only ${fast.received.length} arrived`);
      return percentile(fast.received.map(latency), 0.99);
    };
    try {
      const { ctx } = await maker.ask("setUp", { urls: Array.from({ length: FAST }, (_, n) => `${fast.url}/${n}`) });
      const other = await maker.ask("setUp", { urls: [hanging.url] });
      await db.query(FILL, [other.ctx.workspaceId, other.webhookIds[0]]);
      await db.query("ANALYZE");
      await setHanging(false);
      await worker.ask("deliver", { timeoutMs: 15_000, leaseMs: 45_000 });
      await round(ctx);
      const alone: number[] = [];
      const beside: number[] = [];
      for (let i = 0; i < ROUNDS; i++) {
        await setHanging(false);
        alone.push(await round(ctx));
        await setHanging(true);
        beside.push(await round(ctx));
      }
      const ratio = median(beside) / median(alone);
      const faults: string[] = [];
      if (ratio > WANTED) faults.push(`the fast ones' p99 is ${ratio.toFixed(2)} times that of alone`);
      if (hanging.received.length === 0) faults.push("nothing was sent to the one that hangs");
      const figures = `p99 ${median(alone)} ms alone, ${median(beside)} ms beside it, ratio ${ratio.toFixed(2)}`;
      return { faults, summary: `${figures}; ${hanging.received.length} requests hung` };
    } finally {
      await Promise.all([maker.kill(), worker.kill()]);
      await Promise.all([fast.stop(), hanging.stop(), db.end()]);
    }
  },
};
