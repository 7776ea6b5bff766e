import { setTimeout } from "node:timers/promises";
import { Agent, request } from "undici";
import { newId } from "@/lib/core/ids";
import { pool } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { webAgent } from "@/lib/integrations/web/web-agent";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { create } from "@/lib/services/projects/create";
import { bodyOf } from "@/lib/services/webhooks/body-of";
import { Deliverer } from "@/lib/services/webhooks/deliver/deliverer";
import { headersOf, keyOf } from "@/lib/services/webhooks/headers-of";
import { newSecret } from "@/lib/services/webhooks/secret";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { makeWebhook } from "@/tests/support/data/webhooks";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { startThrowAwayDatabase } from "@/tests/support/run/throw-away-database";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Bench } from "../bench";
import { compare, interleave } from "../rounds";
import { startReceiverProcess } from "./receiver";

const AT_ONCE = 128;
/** Enough that claiming the first and settling the last hardly matters. */
const SENT = 10_000;
const SLOW_MS = 1_000;
const SLOW_SENT = AT_ONCE * 6;
const COMMITS = 400;
const WANTED_P99_MS = 2_000;
const DATA = { text: "y".repeat(900) };

const ADD = `
  WITH made AS (
    INSERT INTO outbox_event (id, workspace_id, kind, resource_id, data, dispatched_at)
    SELECT $3 || n, $1, 'project.created', 'prj_1', $5::jsonb, now()
      FROM generate_series(1, $4::int) AS n RETURNING id)
  INSERT INTO webhook_delivery (id, webhook_id, event_id, kind)
  SELECT 'dlv' || id, $2, id, 'project.created' FROM made`;

/** The given number of pending deliveries, added before the clock starts. */
async function add(person: Person, webhookId: string, count: number): Promise<void> {
  await pool().query(ADD, [person.workspaceId, webhookId, newId("event"), count, DATA]);
  await pool().query("VACUUM ANALYZE webhook_delivery");
}

/** Until none is left: after a claim that failed, on a crowded machine, a deliverer pauses before it is done. */
async function deliverAll(deliverer: Deliverer, webhookId: string): Promise<void> {
  const left = "SELECT 1 FROM webhook_delivery WHERE webhook_id = $1 AND status = 'pending' LIMIT 1";
  do await deliverer.settled();
  while ((await pool().query(left, [webhookId])).rowCount !== 0);
}

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (1000 * count) / (performance.now() - started);
}

/** The bytes of one delivery: the floor sends what we send. */
function oneDelivery(workspaceId: string) {
  const id = newId("event");
  const now = new Date();
  const data = JSON.stringify(DATA);
  const body = Buffer.from(bodyOf({ id, kind: "project.created", sequence: "1", workspaceId, createdAt: now, data }));
  return { method: "POST" as const, body, headers: headersOf([keyOf(newSecret())], id, now, body) };
}

/** The floor: the same request to the same receiver by a bare client, with the same concurrency. */
async function sendBare(
  url: string,
  count: number,
  sent: ReturnType<typeof oneDelivery>,
  dispatcher: Agent,
): Promise<void> {
  let left = count;
  const sender = async () => {
    while (left-- > 0) {
      const { body } = await request(url, { ...sent, dispatcher });
      await body.dump();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

/** The least that bookkeeping for these deliveries costs: each row claimed and then settled, in bulk. */
const KEEP = [
  "UPDATE webhook_delivery SET claimed_until = now() WHERE webhook_id = $1 AND status = 'pending'",
  `UPDATE webhook_delivery SET status = 'delivered', attempts = 1, delivered_at = now(), next_attempt_at = NULL,
          claimed_until = NULL, last_status = 200, last_duration_ms = 1, last_response = '', last_sent_at = now()
    WHERE webhook_id = $1 AND status = 'pending'`,
];

async function keepBooks(webhookId: string): Promise<void> {
  for (const sql of KEEP) await pool().query(sql, [webhookId]);
}

/** Changes through the whole app: how long from the commit of each until its first attempt arrives. */
async function commitToAttempt(person: Person): Promise<string> {
  const receiver = await startReceiverProcess(0);
  await makeWebhook(person, { url: receiver.url });
  await startJobs();
  const committed = new Map<string, number>();
  for (let i = 0; i < COMMITS; i++) {
    const ids = await transaction(person.ctx, async (tx) => {
      await create(person.ctx, { name: `Project ${i}` });
      return tx.events.map(({ id }) => id);
    });
    for (const id of ids) committed.set(id, Date.now());
    await setTimeout(20);
  }
  const waited: number[] = [];
  for (let tries = 0; waited.length < COMMITS && tries < 200; tries++) {
    for (const [id, atMs] of await receiver.came()) waited.push(atMs - (committed.get(id) ?? 0));
    await setTimeout(50);
  }
  await stopJobs();
  receiver.stop();
  const sorted = waited.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.POSITIVE_INFINITY;
  const isOk = sorted.length === COMMITS && at(0.99) < WANTED_P99_MS;
  return `${isOk ? "ok " : "LOW"} commit to first attempt: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (wanted ${WANTED_P99_MS}), ${sorted.length} events`;
}

/** Deliveries next to a bare client, to a receiver that responds at once and to one that takes a second. */
export const webhooks: Bench = {
  name: "webhooks: deliveries beside a bare client, and how soon they begin",
  async run() {
    const server = await startThrowAwayDatabase();
    storageSettings({ DATABASE_URL: server.url, DATA_DIR: server.directory, ALLOW_PRIVATE_TARGETS: "127.0.0.1" });
    await applyMigrations(server.url);
    const person = await makePerson(await makeWorkspace("scale"));
    const [quick, slow] = await Promise.all([startReceiverProcess(0), startReceiverProcess(SLOW_MS)]);
    const [toQuick, toSlow, toNobody] = [
      await makeWebhook(person, { url: quick.url, events: [] }),
      await makeWebhook(person, { url: slow.url, events: [] }),
      await makeWebhook(person, { url: quick.url, events: [], disabledAt: new Date() }),
    ];
    const bare = new Agent();
    const sent = oneDelivery(person.workspaceId);
    const deliverer = new Deliverer({ dispatcher: webAgent() });
    const deliver = (webhookId: string, count: number) => async () => {
      await add(person, webhookId, count);
      return perSecond(count, () => deliverAll(deliverer, webhookId));
    };
    const fast = await interleave({
      "bare client": () => perSecond(SENT, () => sendBare(quick.url, SENT, sent, bare)),
      "bare client, then the rows in bulk": async () => {
        await add(person, toNobody.id, SENT);
        return perSecond(SENT, async () => {
          await sendBare(quick.url, SENT, sent, bare);
          await keepBooks(toNobody.id);
        });
      },
      deliveries: deliver(toQuick.id, SENT),
    });
    const late = await interleave(
      {
        "128 a second": async () => (AT_ONCE * 1000) / SLOW_MS,
        "deliveries to a receiver of 1 s": deliver(toSlow.id, SLOW_SENT),
      },
      4,
    );
    await deliverer.stop();
    const soon = await commitToAttempt(person);
    quick.stop();
    slow.stop();
    await pool().end();
    await server.stop();
    return [
      compare(fast, "deliveries", "bare client", 0.7),
      compare(fast, "deliveries", "bare client, then the rows in bulk", 0.7),
      compare(late, "deliveries to a receiver of 1 s", "128 a second", 0.9),
      soon,
    ];
  },
};
