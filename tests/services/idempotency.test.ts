import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { currentTransaction } from "@/lib/db/current-transaction";
import { transaction } from "@/lib/db/transaction";
import { claimOrReplay, storeRefusal } from "@/lib/services/idempotency/keys";
import { makeCaller } from "@/tests/support/factories";

test("a call that finishes after a refusal was stored under its key is undone, and returns that refusal", async () => {
  const { ctx, workspace, person } = await makeCaller();
  const claim = {
    workspaceId: workspace.id,
    userId: person.id,
    operation: "POST /v1/x",
    key: "k",
    fingerprint: Buffer.alloc(32),
  };
  const refusal = { status: 422, body: '{"error":"first"}' };
  const outcome = await claimOrReplay(ctx, claim, async () => {
    await db().project.create({ data: { id: newId("project"), workspaceId: workspace.id }, select: { id: true } });
    await currentTransaction.exit(() => storeRefusal(claim, refusal));
    return { status: 201, body: "{}" };
  });
  expect(outcome).toMatchObject({ ...refusal, replayed: true });
  expect(await db().project.count({ where: { workspaceId: workspace.id } })).toBe(0);
});

const MANY = 1_000;
const ROWS_READ = `
  SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables
   WHERE relname = 'idempotency_key'`;

test("a claim reads at most one row, even if its plan was made while the table was empty", async () => {
  const { ctx, workspace } = await makeCaller();
  await db().$executeRawUnsafe("VACUUM ANALYZE idempotency_key");
  const { before, after } = await transaction(ctx, async ({ db: tx }) => {
    const claim = (key: string) =>
      tx.$queryRaw`SELECT * FROM claim_idempotency_key(${workspace.id}, 'usr_1', 'POST /v1/x', ${key}, ${Buffer.alloc(32)})`;
    const rowsRead = async () => (await tx.$queryRawUnsafe<[{ rows: number }]>(ROWS_READ))[0].rows;
    // After planning for the given values five times, PostgreSQL keeps one plan for all values.
    for (let n = 0; n < 8; n++) await claim(`first-${n}`);
    await tx.$executeRaw`
      INSERT INTO idempotency_key (workspace_id, user_id, operation, key, fingerprint, status, body)
      SELECT ${workspace.id}, 'usr_1', 'POST /v1/x', 'many-' || n, ${Buffer.alloc(32)}, 201, '{}'
        FROM generate_series(1, ${MANY}) n`;
    const before = await rowsRead();
    expect(await claim(`many-${MANY}`)).toMatchObject([{ same: true, status: 201 }]);
    return { before, after: await rowsRead() };
  });
  expect(after - before).toBeLessThanOrEqual(2);
});
