import type { Fault } from "../fault";
import { checkBooks, settled } from "./check-books";
import { type Draft, openSite, type Site, type Told } from "./site";

const DRAFTS = 60;
const DEADLINE_SECONDS = 75;
/**
 * How many in a hundred calls to the payment service are refused with a 500, and how many cut off after they worked.
 */
const REFUSED_PERCENT = 40;
const CUT_PERCENT = 40;

/** Truthful responses: 200 is running, 503 says that nobody knows yet, 409 that it went through before. */
async function untilTold(site: Site, draft: Draft, faults: string[]): Promise<Told> {
  const told = await site.publish(draft);
  if (told?.status !== 200 && told?.status !== 503)
    faults.push(`${draft.id} was answered ${told?.status} ${told?.text}`);
  const edited = await site.post(
    `/api/studies/${draft.id}`,
    { question: "Changed?" },
    { authorization: `Bearer ${draft.key}` },
    "PATCH",
  );
  // Neither a running study nor one whose payment is in progress lets anyone change what people are asked.
  if (edited?.status !== 409) faults.push(`${draft.id} could be edited: ${edited?.status}`);
  return told;
}

/**
 * Stripe answers 500, or carries out a charge and never says so: one charge each, and one truthful state in the end.
 */
export const serviceTroubled: Fault = {
  name: "payments 4 (Stripe): 500s and connections cut after charging",
  async run(databaseUrl) {
    let isTroubled = true;
    const site = await openSite(databaseUrl, "Stripe", () => {
      if (!isTroubled) return undefined;
      const chance = Math.random() * 100;
      if (chance < REFUSED_PERCENT) return "refuse";
      return chance < REFUSED_PERCENT + CUT_PERCENT ? "cut-after" : undefined;
    });
    const faults: string[] = [];
    try {
      const drafts = await site.drafts(DRAFTS, true);
      const told: Told[] = [];
      for (let from = 0; from < DRAFTS; from += 10) {
        const some = drafts.slice(from, from + 10);
        told.push(...(await Promise.all(some.map((draft) => untilTold(site, draft, faults)))));
      }
      const acknowledged = new Set(drafts.filter((_, at) => told[at]?.status === 200).map(({ id }) => id));
      isTroubled = false;
      const seconds = await settled(site, DEADLINE_SECONDS);
      if (seconds > DEADLINE_SECONDS) faults.push(`not everything was settled after ${DEADLINE_SECONDS} s`);
      faults.push(...(await checkBooks(site, acknowledged)));
      const { rows } = await site.db.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM study WHERE status = 'running'",
      );
      if (rows[0]?.count !== DRAFTS) faults.push(`${rows[0]?.count} of ${DRAFTS} run in the end`);
      const undecided = DRAFTS - acknowledged.size;
      return { faults, summary: `${DRAFTS} launches, ${undecided} undecided at first, all settled ${seconds} s later` };
    } finally {
      await site.close();
    }
  },
};
