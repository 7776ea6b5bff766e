import type { Site } from "./site";

type Row = { id: string; status: string; charges: string[]; intents: number; events: number };

const STUDIES = `
  SELECT s.id, s.status,
         coalesce(array_agg(c.id) FILTER (WHERE c.id IS NOT NULL), '{}') AS charges,
         count(*) FILTER (WHERE c.status IN ('intent', 'refunding') OR c.status = 'failed' AND c.card_reference IS NOT NULL)::int AS intents,
         (SELECT count(*)::int FROM outbox_event e WHERE e.resource_id = s.id AND e.kind = 'test.published') AS events
    FROM study s LEFT JOIN charge c ON c.study_id = s.id GROUP BY s.id`;
const SANDBOX_PAID = `
  SELECT coalesce(o.key, p.key) AS charge FROM sandbox_payment p LEFT JOIN sandbox_checkout o ON o.id = p.key
   WHERE p.status = 'paid' AND p.refunded_at IS NULL`;
const UNSETTLED = `
  SELECT count(*)::int AS count FROM charge c JOIN study s ON s.id = c.study_id
   WHERE c.status IN ('intent', 'refunding') OR c.status = 'checkout' AND c.id = ANY($1)`;

/** The charges for which the payment service has money. */
export async function paidCharges({ db, stripe }: Site): Promise<string[]> {
  if (!stripe) return (await db.query<{ charge: string }>(SANDBOX_PAID)).rows.map(({ charge }) => charge);
  return stripe.book.paid();
}

/** Waits until nothing is in progress anymore, and returns after how many seconds. */
export async function settled(site: Site, deadlineSeconds: number): Promise<number> {
  const started = Date.now();
  for (;;) {
    const values = [await paidCharges(site)];
    const open = (await site.db.query<{ count: number }>(UNSETTLED, values)).rows[0]?.count ?? 0;
    const seconds = Math.round((Date.now() - started) / 1000);
    if (open === 0 || seconds > deadlineSeconds) return seconds;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Compares what was paid with what was launched, study by study. */
export async function checkBooks(site: Site, toldRunning: Set<string> = new Set()): Promise<string[]> {
  const paid = await paidCharges(site);
  const { rows } = await site.db.query<Row>(STUDIES);
  return rows.flatMap(({ id, status, charges, intents, events }) => {
    const payments = paid.filter((charge) => charges.includes(charge)).length;
    const isRunning = status === "running";
    return [
      ...(payments > 1 ? [`${id} was charged ${payments} times`] : []),
      ...(isRunning && payments === 0 ? [`${id} was launched unpaid`] : []),
      ...(!isRunning && payments > 0 ? [`${id} is paid and a ${status}`] : []),
      ...(events !== (isRunning ? 1 : 0) ? [`${id} is ${status} and told of ${events} launches`] : []),
      ...(!isRunning && toldRunning.has(id) ? [`${id} was acknowledged as running and is a ${status}`] : []),
      ...(!isRunning && intents > 0 ? [`${id} has a payment that was never brought to its end`] : []),
    ];
  });
}
