import type { Fault } from "../fault";
import { paidCharges, settled } from "./check-books";
import { MORE_CENTS, openSite, type Site, type Told } from "./site";

const ROUNDS = 4;
const STUDIES = 6;
const DEADLINE_SECONDS = 75;
const POINTS = [
  "publish.before_intent_commit",
  "publish.before_charge",
  "publish.after_charge",
  "publish.before_launch_commit",
  "publish.after_launch",
];
const [BEFORE, AFTER] = [3, 5];

type Row = { id: string; target: number; charges: string[]; notes: number };
const BOOKS = `
  SELECT s.id, s.target_participants AS target,
         coalesce((SELECT array_agg(c.id) FROM charge c WHERE c.study_id = s.id), '{}') AS charges,
         (SELECT count(*)::int FROM audit_entry a WHERE a.target_id = s.id AND a.action = 'study.extended') AS notes
    FROM study s`;

const isAdded = (told: Told) => told?.status === 200 && told.json.checkoutUrl === undefined;

/** Two callers for each study die with the process; afterwards, one of two studies is asked for again. */
async function round(site: Site, crashAt: string, acknowledged: Set<string>): Promise<boolean> {
  const studies = await site.drafts(STUDIES, true, true);
  const ask = async (study: (typeof studies)[number], more: { crashAt?: string } = {}) => {
    if (isAdded(await site.addParticipants(study, more))) acknowledged.add(study.id);
  };
  await Promise.all(studies.flatMap((study) => [ask(study, { crashAt }), ask(study, { crashAt })]));
  const died = await site.died(10_000);
  await site.kill();
  await site.start();
  await Promise.all(studies.filter((_, at) => at % 2 === 0).flatMap((study) => [ask(study), ask(study)]));
  return died;
}

async function checkNumbers(site: Site, acknowledged: Set<string>): Promise<string[]> {
  const paid = await paidCharges(site);
  const { rows } = await site.db.query<Row>(BOOKS);
  return rows.flatMap(({ id, target, charges, notes }) => {
    const payments = paid.filter((charge) => charges.includes(charge)).length;
    const increases = target === AFTER ? 1 : 0;
    return [
      ...(target !== BEFORE && target !== AFTER ? [`${id} has ${target} participants`] : []),
      ...(payments !== increases ? [`${id} has ${target} participants and ${payments} payments`] : []),
      ...(notes !== increases ? [`${id} has ${target} participants and ${notes} audit entries`] : []),
      ...(acknowledged.has(id) && !increases ? [`${id} was acknowledged and has ${target} participants`] : []),
    ];
  });
}

/** Kills at every named point while participants are added: paid once and added once, or neither. */
export const moreParticipantsKilled = (service: "Stripe" | "sandbox"): Fault => ({
  name: `payments 6 (${service}): kill -9 while two callers add participants`,
  async run(databaseUrl) {
    const site = await openSite(databaseUrl, service);
    const faults: string[] = [];
    const acknowledged = new Set<string>();
    let kills = 0;
    try {
      for (let at = 0; at < ROUNDS; at++)
        for (const point of POINTS)
          if (await round(site, point, acknowledged)) kills++;
          else faults.push(`${point} was never reached`);
      if (service === "Stripe") await site.db.query("UPDATE charge SET checked_at = now() - interval '1 hour'");
      const seconds = await settled(site, DEADLINE_SECONDS);
      if (seconds > DEADLINE_SECONDS) faults.push(`not everything was settled after ${DEADLINE_SECONDS} s`);
      faults.push(...(await checkNumbers(site, acknowledged)));
      const count =
        "SELECT count(*)::int AS all, count(*) FILTER (WHERE target_participants = $1)::int AS more FROM study";
      const [{ all, more } = { all: 0, more: 0 }] = (await site.db.query<{ all: number; more: number }>(count, [AFTER]))
        .rows;
      const words = `${kills} kills, ${more} of ${all} studies have more, each for ${MORE_CENTS / 100} dollars once`;
      return { faults, summary: `${words}; settled ${seconds} s after the last` };
    } finally {
      await site.close();
    }
  },
});
