import type { Fault } from "../fault";
import { checkBooks, settled } from "./check-books";
import { type Draft, openSite, type Site, type Told } from "./site";

const ROUNDS = 5;
const DRAFTS = 6;
const DEADLINE_SECONDS = 75;

/** Where the process dies; the first three are also the ends of the three transactions and the calls between them. */
const WITH_CARD = [
  "publish.before_intent_commit",
  "publish.before_charge",
  "publish.after_charge",
  "publish.before_launch_commit",
  "publish.after_launch",
];
const AT_CHECKOUT = ["publish.after_checkout", "publish.before_launch_commit"];
const IN_SANDBOX = ["sandbox.after_pay"];

const isRunning = (told: Told) => told?.status === 200 && told.json.study?.status === "running";

/**
 * Asks until there is a response; if it names a payment page, that is paid, and the service notifies us until we
 * accept.
 */
async function carryThrough(site: Site, draft: Draft, running: Set<string>): Promise<void> {
  const told = await site.publish(draft);
  if (isRunning(told)) running.add(draft.id);
  if (told?.json.checkoutUrl) await site.payOn(told.json.checkoutUrl);
}

/** One kill: some drafts are launched at once, the process dies midway, half of the callers try again. */
async function round(site: Site, point: string, hasCard: boolean, running: Set<string>): Promise<boolean> {
  const drafts = await site.drafts(DRAFTS, hasCard);
  const diesAtPaying = !hasCard && point !== "publish.after_checkout";
  const crash = diesAtPaying ? {} : { crashAt: point };
  const told = await Promise.all(drafts.map((draft) => site.publish(draft, crash)));
  if (diesAtPaying)
    await Promise.all(told.map((one) => (one?.json.checkoutUrl ? site.payOn(one.json.checkoutUrl, point) : null)));
  told.forEach((one, at) => {
    if (isRunning(one)) running.add(drafts[at]?.id ?? "");
  });
  const died = await site.died(10_000);
  await site.kill();
  await site.start();
  // Stripe's interrupted events aren't sent again here: open payments are looked up.
  const again = drafts.filter((_, at) => at % 2 === 0);
  if (!diesAtPaying) await Promise.all(again.map((draft) => carryThrough(site, draft, running)));
  return died;
}

/** Kills at every named point of a launch: never charged twice, never launched unpaid, never paid and left a draft. */
export const publishKilled = (service: "Stripe" | "sandbox"): Fault => ({
  name: `payments 2 (${service}): kill -9 at the named points of a launch`,
  async run(databaseUrl) {
    const site = await openSite(databaseUrl, service);
    const faults: string[] = [];
    const running = new Set<string>();
    let kills = 0;
    try {
      const plan = [
        ...WITH_CARD.map((point) => [point, true] as const),
        ...[...AT_CHECKOUT, ...(service === "sandbox" ? IN_SANDBOX : [])].map((point) => [point, false] as const),
      ];
      for (let at = 0; at < ROUNDS; at++)
        for (const [point, hasCard] of plan) {
          if (await round(site, point, hasCard, running)) kills++;
          else faults.push(`${point} was never reached`);
        }
      if (service === "Stripe") await site.db.query("UPDATE charge SET checked_at = now() - interval '1 hour'");
      const seconds = await settled(site, DEADLINE_SECONDS);
      if (seconds > DEADLINE_SECONDS) faults.push(`not everything was settled after ${DEADLINE_SECONDS} s`);
      faults.push(...(await checkBooks(site, running)));
      const { rows } = await site.db.query<{ all: number; running: number }>(
        `SELECT count(*)::int AS all, count(*) FILTER (WHERE status = 'running')::int AS running FROM study`,
      );
      const [{ all, running: launched } = { all: 0, running: 0 }] = rows;
      return {
        faults,
        summary: `${kills} kills, ${launched} of ${all} studies launched, settled ${seconds} s after the last`,
      };
    } finally {
      await site.close();
    }
  },
});
