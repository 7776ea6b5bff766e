import type { Fault } from "../fault";
import { checkBooks } from "./check-books";
import { type Draft, openSite, type Site, type Told } from "./site";

const STUDIES = 12;
const TIMES = 50;
const MOST_TRIES = 5;

type Sent = { body: string; signature: string };

/** Everything that Stripe would send about one paid page, in no guaranteed order. */
function eventsOf(site: Site, page: string): Sent[] {
  const { book, event } = site.stripe ?? never();
  const open = { ...book.objects.get(page) };
  const session = book.complete(page);
  const intent = book.objects.get(String(session.payment_intent)) ?? {};
  return [
    event("checkout.session.expired", { ...open, status: "expired" }),
    event("payment_intent.succeeded", intent),
    event("checkout.session.completed", session),
    event("payment_intent.payment_failed", { ...intent, status: "requires_payment_method" }),
    event("charge.updated", {}),
  ];
}

const never = (): never => {
  throw new Error("There is no stand-in.");
};

async function count(site: Site, sql: string): Promise<number> {
  return (await site.db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`)).rows[0]?.count ?? 0;
}

/** Wrong secrets, changed bodies and old timestamps: all 400, and they leave no rows. */
async function forge(site: Site, { body, signature }: Sent): Promise<string[]> {
  const before = await count(site, "payment_event");
  const old = signature.replace(/t=(\d+)/, (_, stamp: string) => `t=${Number(stamp) - 600}`);
  const forged = [
    { body: body.replace("checkout", "checkOut"), signature },
    { body, signature: signature.replace(/v1=./, (text) => (text.endsWith("0") ? "v1=1" : "v1=0")) },
    { body, signature: old },
    { body, signature: "" },
  ];
  const told = await Promise.all(forged.map((one) => send(site, one)));
  const faults = told.flatMap((one, at) => (one?.status === 400 ? [] : [`forgery ${at} was answered ${one?.status}`]));
  if ((await count(site, "payment_event")) !== before) faults.push("a forged event left a row");
  return faults;
}

/** Sends it again while the site is too busy for it, as Stripe does for three days. */
async function send(site: Site, sent: Sent, tries = MOST_TRIES): Promise<Told> {
  const { body, signature } = sent;
  const told = await site.post("/api/billing/webhook", body, { "stripe-signature": signature });
  return told?.status === 503 && tries > 1 ? send(site, sent, tries - 1) : told;
}

async function replay(site: Site, draft: Draft): Promise<string[]> {
  const opened = await site.publish(draft);
  const page = opened?.json.checkoutUrl?.split("/").at(-1) ?? "";
  const events = eventsOf(site, page);
  const forgeries = await forge(site, events[2] ?? never());
  const all = Array.from({ length: TIMES }, () => events).flat();
  const shuffled = all.map((one) => ({ one, at: Math.random() })).sort((a, b) => a.at - b.at);
  const told = await Promise.all(shuffled.map(({ one }) => send(site, one)));
  const refused = told.filter((one) => one?.status !== 200);
  return [...forgeries, ...(refused.length ? [`${refused.length} events were refused: ${refused[0]?.text}`] : [])];
}

/** Every event of a paid page comes fifty times in any order, with forgeries among them: one launch each. */
export const webhookReplayed: Fault = {
  name: `payments 5 (Stripe): events replayed ${TIMES} x, in any order, and forged`,
  async run(databaseUrl) {
    const site = await openSite(databaseUrl, "Stripe");
    try {
      const drafts = await site.drafts(STUDIES, false);
      const faults: string[] = [];
      for (const draft of drafts) faults.push(...(await replay(site, draft)));
      faults.push(...(await checkBooks(site, new Set(drafts.map(({ id }) => id)))));
      const kept = await count(site, "payment_event");
      if (kept !== STUDIES * 4) faults.push(`${kept} events kept, not ${STUDIES * 4}`);
      const launched = await count(site, "study WHERE status = 'running'");
      return {
        faults,
        summary: `${STUDIES * TIMES * 5} events, ${launched} launches, ${STUDIES * 4} forgeries refused`,
      };
    } finally {
      await site.close();
    }
  },
};
