import { startReceiver } from "@/tests/support/stand-ins/receiver";
import type { Fault } from "../fault";
import { openPool } from "../open-pool";
import { startWorker } from "./worker";

const EVENTS = 200;
const HOURS = 5 * 24 + 8;
const STEP_HOURS = 4;

/** Lets hours pass by moving all times into the past. */
const PASS = [
  `UPDATE webhook SET failing_since = failing_since - $1::interval, warned_at = warned_at - $1::interval,
     disabled_at = disabled_at - $1::interval`,
  `UPDATE webhook_delivery SET created_at = created_at - $1::interval, last_sent_at = last_sent_at - $1::interval,
     next_attempt_at = next_attempt_at - $1::interval`,
  "UPDATE webhook_attempt SET sent_at = sent_at - $1::interval",
  "UPDATE outbox_event SET created_at = created_at - $1::interval",
];

/**
 * A receiver is away for five days and comes back: two mails, one switching off, and recovery sends each event once.
 */
export const deadForDays: Fault = {
  name: "webhooks: a receiver that is away for five days",
  async run(url) {
    const faults: string[] = [];
    const expect = (what: string, actual: unknown, wanted: unknown) => {
      if (actual !== wanted) faults.push(`${what}: ${actual}, not ${wanted}`);
    };
    let isDead = true;
    const receiver = await startReceiver((response) => (isDead ? response.destroy() : response.end()));
    const db = openPool(url);
    const workers = await Promise.all([startWorker(url), startWorker(url)]);
    const [worker] = workers;
    const one = async (sql: string) =>
      (await db.query<{ value: unknown }>(`SELECT (SELECT ${sql}) AS value`)).rows[0]?.value;
    const mails = (words: string) => one(`count(*)::int FROM (SELECT 1 FROM mail WHERE subject LIKE '%${words}%') m`);
    try {
      const { ctx, webhookIds } = await worker.ask("setUp", { urls: [receiver.url] });
      const webhookId = webhookIds[0] ?? "";
      for (const each of workers) await each.ask("deliver", { timeoutMs: 2_000, leaseMs: 5_000 });
      await worker.ask("make", { ctx, count: EVENTS });
      let disabledAfter = 0;
      let warnedAfter = 0;
      for (let hours = 0; hours <= HOURS; hours += STEP_HOURS) {
        await Promise.all(workers.map((each) => each.ask("settled", undefined)));
        await Promise.all(workers.map((each) => each.ask("watch", undefined)));
        if (!warnedAfter && (await mails("failing for a day")) !== 0) warnedAfter = hours;
        if (!disabledAfter && (await one("disabled_at IS NOT NULL FROM webhook"))) disabledAfter = hours;
        if (hours % 24 === 0) await worker.ask("make", { ctx, count: 5 });
        for (const sql of PASS) await db.query(sql, [`${STEP_HOURS} hours`]);
      }
      expect("mails after a day", await mails("failing for a day"), 1);
      expect("mails on switching off", await mails("was disabled"), 1);
      expect("hours until the warning", warnedAfter, 24);
      expect("hours until it was off", disabledAfter, 120);
      expect("deliveries still waiting", await one("count(*)::int FROM webhook_delivery WHERE status = 'pending'"), 0);

      isDead = false;
      const before = receiver.received.length;
      const since = new Date(Date.now() - 29 * 24 * 3_600_000).toISOString();
      const events = await one("count(*)::int FROM outbox_event WHERE kind = 'project.created'");
      const { count } = await worker.ask("recover", { ctx, webhookId, since });
      expect("events recovered", count, events);
      await Promise.all(workers.map((each) => each.ask("settled", undefined)));
      const after = receiver.received.slice(before);
      expect("events that arrived", new Set(after.map(({ id }) => id)).size, events);
      expect("requests it took", after.length, events);
      expect("deliveries not made", await one("count(*)::int FROM webhook_delivery WHERE status <> 'delivered'"), 0);
      return { faults, summary: `${before} attempts in vain, then ${after.length} events recovered, each once` };
    } finally {
      await Promise.all(workers.map((each) => each.kill()));
      await Promise.all([receiver.stop(), db.end()]);
    }
  },
};
