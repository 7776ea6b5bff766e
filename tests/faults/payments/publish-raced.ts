import type { Fault } from "../fault";
import { checkBooks } from "./check-books";
import { openSite, PRICE_CENTS, type Told } from "./site";

const STUDIES = 30;
const CALLERS = 32;

function faultsOf(told: Told[]): string[] {
  return told.flatMap((one, at) => {
    const isStale = at % 2 === 1;
    if (isStale && one?.status !== 409) return [`a stale total was answered ${one?.status}`];
    return !isStale && one?.status !== 200 && one?.status !== 409
      ? [`a right total was answered ${one?.status} ${one?.text}`]
      : [];
  });
}

/** 32 callers launch the same draft at once, half with an outdated total: one charge, and every stale one is 409. */
export const publishRaced = (service: "Stripe" | "sandbox"): Fault => ({
  name: `payments 3 (${service}): ${CALLERS} launches of one study at once, half with a stale total`,
  async run(databaseUrl) {
    const site = await openSite(databaseUrl, service);
    const faults: string[] = [];
    const answers: Record<number, number> = {};
    try {
      const running = new Set<string>();
      for (const draft of await site.drafts(STUDIES, true)) {
        const call = (_: unknown, at: number) => site.publish(draft, { totalCents: PRICE_CENTS + (at % 2) });
        const told = await Promise.all(Array.from({ length: CALLERS }, call));
        faults.push(...faultsOf(told));
        if (told.some((one) => one?.status === 200)) running.add(draft.id);
        else faults.push(`${draft.id} was launched for none of them`);
        for (const one of told) answers[one?.status ?? 0] = (answers[one?.status ?? 0] ?? 0) + 1;
      }
      faults.push(...(await checkBooks(site, running)));
      const words = Object.entries(answers).map(([status, count]) => `${count} x ${status}`);
      return { faults, summary: `${STUDIES} studies, ${running.size} launched: ${words.join(", ")}` };
    } finally {
      await site.close();
    }
  },
});
