import type { Engine, Task } from "./engine";
import { jobTransaction } from "./job-transaction";

/** A task that was lost twice to a process that died may be what kills it. */
const SUSPECT_AFTER = 2;
const SUSPECT = `(lost_leases + (lease_token IS NOT NULL)::int >= ${SUSPECT_AFTER})`;

const TAKE = `
  UPDATE jobs.task SET lease_token = gen_random_uuid(), ready_at = now() + $1 * interval '1 ms', stale = FALSE,
         attempt = attempt + (lease_token IS NOT NULL)::int, lost_leases = lost_leases + (lease_token IS NOT NULL)::int
   WHERE ready_at <= now() AND id IN`;
const RETURN = " RETURNING id, run_id, step_id, kind, function_id, lease_token, attempt, lost_leases, timeout_error";

const TAKE_FREE = `${TAKE} (
  SELECT id FROM jobs.task
   WHERE ready_at <= now() AND (kind = 'timer' OR function_id = ANY($4)) AND ${SUSPECT} = $3
   ORDER BY ready_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)${RETURN}`;

/** Of each key, as many as its limit allows, oldest first. Only correct under the function's advisory lock. */
const TAKE_LIMITED = `${TAKE} (
  WITH running AS (
    SELECT concurrency_key, count(*) AS amount FROM jobs.task
     WHERE function_id = $4 AND lease_token IS NOT NULL AND ready_at > now() AND kind <> 'timer' GROUP BY 1
  ), ready AS (
    SELECT id, concurrency_key, ready_at, row_number() OVER (PARTITION BY concurrency_key ORDER BY ready_at, id) AS place
      FROM jobs.task WHERE function_id = $4 AND ready_at <= now() AND kind <> 'timer' AND ${SUSPECT} = $3
  )
  SELECT ready.id FROM ready LEFT JOIN running USING (concurrency_key)
   WHERE place + coalesce(running.amount, 0) <= $5 ORDER BY ready_at, id LIMIT $2)${RETURN}`;

const WAITING = `
  SELECT function_id FROM jobs.task WHERE ready_at <= now() AND kind <> 'timer' AND function_id = ANY($1)
   GROUP BY 1 ORDER BY min(ready_at)`;

/**
 * So many workers are only for functions of which nothing is at work here: transcribing a hundred recordings takes an
 * hour, and a link to sign in with mustn't wait for that.
 */
const KEPT_FREE = 2;

/** What a process can take, and how much of each function it is working on already. */
type Room = { room: number; atWork: ReadonlyMap<string, number> };

/** Fills `claimed` up to `room` tasks in all, from functions with a limit; that with the least at work comes first. */
async function claimLimited(engine: Engine, { room, atWork }: Room, suspects: boolean, ids: string[], claimed: Task[]) {
  const of = (id: string) => atWork.get(id) ?? 0;
  const { rows: waiting } = await engine.pool.query<{ function_id: string }>(WAITING, [ids]);
  for (const { function_id: id } of waiting.sort((a, b) => of(a.function_id) - of(b.function_id))) {
    const free = room - claimed.length;
    const most = suspects ? free : Math.max(free - KEPT_FREE, of(id) === 0 ? Math.min(free, 1) : 0);
    if (most <= 0) continue;
    const limit = engine.functions.get(id)?.concurrency?.limit ?? 1;
    const tasks = await jobTransaction(engine.pool, async (client) => {
      await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`jobs.${id}`]);
      const values = [engine.leaseMs, most, suspects, id, limit];
      return (await client.query<Task>(TAKE_LIMITED, values)).rows;
    });
    claimed.push(...tasks);
  }
}

async function claim(engine: Engine, { room, atWork }: Room, suspects: boolean): Promise<Task[]> {
  const all = [...engine.functions.values()];
  const free = all.filter((fn) => !fn.concurrency).map((fn) => fn.id);
  const limited = all.filter((fn) => fn.concurrency).map((fn) => fn.id);
  const { rows: claimed } = await engine.pool.query<Task>(TAKE_FREE, [engine.leaseMs, room, suspects, free]);
  if (limited.length === 0 || claimed.length >= room) return claimed;
  try {
    await claimLimited(engine, { room, atWork }, suspects, limited, claimed);
  } catch (error) {
    // Tasks already leased must be worked on, or their leases would end and cost them an attempt.
    if (claimed.length === 0) throw error;
  }
  return claimed;
}

/**
 * Leases up to `room` due tasks of functions that this process knows, and any timers. A task whose lease ended is due
 * again and has spent an attempt, because whoever held it died. Suspects are taken one at a time, so that a step that
 * kills the process uses up its own attempts and not its neighbors'.
 */
export async function claimTasks(engine: Engine, room: Room, holdsSuspect: boolean): Promise<Task[]> {
  const tasks = await claim(engine, room, false);
  return tasks.length > 0 || holdsSuspect ? tasks : claim(engine, { ...room, room: 1 }, true);
}

export const isSuspect = (task: Task) => task.lost_leases >= SUSPECT_AFTER;
