import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { COUNTS } from "@/lib/services/studies/read";
import { STATS, stats } from "@/lib/services/studies/stats";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

const SESSIONS = 300;
const ELSEWHERE = 800;
const OTHER_STUDIES = 8;
/** As many people opened the study as took part, and left again. */
const PEOPLE = SESSIONS * 2;

let caller: Awaited<ReturnType<typeof makeCaller>>;
let studyId: string;

async function fill(id: string, people: number, sessions: number): Promise<void> {
  await db().$executeRaw`
    INSERT INTO participant (id, workspace_id, study_id, number, status, source, updated_at)
    SELECT 'par_' || n || ${id}, ${caller.workspace.id}, ${id}, n, CASE WHEN n <= ${sessions} THEN 'completed' ELSE 'opened' END,
           'link', now() FROM generate_series(1, ${people}) n`;
  await db().$executeRaw`
    INSERT INTO study_session (id, workspace_id, study_id, participant_id, status, ended_at, updated_at)
    SELECT 'ses_' || n || ${id}, ${caller.workspace.id}, ${id}, 'par_' || n || ${id}, 'completed', now(), now()
      FROM generate_series(1, ${sessions}) n`;
}

/** A statement's use of the table of sessions: rows fetched from it, and how often an index of it is searched. */
const costOf = (statement: string, ...values: string[]) =>
  transaction(caller.ctx, async (tx) => {
    await tx.db.$queryRawUnsafe(statement, ...values);
    const [cost] = await tx.db.$queryRaw<[{ rows: number; searches: number }]>`
      SELECT (seq_tup_read + idx_tup_fetch)::int AS rows, (seq_scan + idx_scan)::int AS searches
        FROM pg_stat_xact_user_tables WHERE relname = 'study_session'`;
    return cost;
  });

beforeAll(async () => {
  caller = await makeCaller();
  studyId = (await makeStudy(caller.person)).id;
  await fill(studyId, PEOPLE, SESSIONS);
  for (let at = 0; at < OTHER_STUDIES; at++) await fill((await makeStudy(caller.person)).id, ELSEWHERE, ELSEWHERE);
  await db().$executeRawUnsafe("VACUUM ANALYZE study_session");
  await db().$executeRawUnsafe("ANALYZE participant");
});

test("a list counts a study's sessions in the index, without the sessions", async () => {
  expect(await costOf(`SELECT ${COUNTS} FROM study s WHERE s.id = $1`, studyId)).toEqual({ rows: 0, searches: 1 });
});

test("a study's figures are read from its own sessions, without a lookup per participant", async () => {
  const { rows, searches } = await costOf(STATS, caller.workspace.id, studyId);
  expect(searches).toBeLessThan(10);
  expect(rows).toBeLessThanOrEqual(3 * SESSIONS);
  expect(await stats(caller.ctx, studyId)).toMatchObject({ opened: PEOPLE, qualified: SESSIONS, completed: SESSIONS });
});
