import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { move } from "@/lib/services/provisioning/groups/move";
import { type Filled, fill } from "@/tests/support/scim/fill";

const PEOPLE = 500;
const IN_GROUP = 200;
const FEW = 100;

const READ = `
  SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables
   WHERE relname IN ('scim_user', 'membership', 'member_invitation', 'scim_group_member', 'user_account')`;

/** How many rows are read to add the last person to the group. */
const rowsRead = ({ admin, workspaceId, groupId, ids }: Filled): Promise<number> =>
  transaction(admin.ctx, async (tx) => {
    const group = { workspaceId, groupId, role: "member", roleAfter: "observer", defaultRole: "observer" } as const;
    const came = await move(tx, group, { all: false, added: ids.slice(-1), removed: [] });
    expect(came).toMatchObject([{ hasCome: true, before: "observer", after: "member" }]);
    const [read] = await tx.db.$queryRawUnsafe<[{ rows: number }]>(READ);
    return read.rows;
  });

test("adding a person to a group reads a few rows, whether statistics know the workspace or not", async () => {
  const url = process.env.DATABASE_URL ?? "";
  const known = await fill(url, PEOPLE, IN_GROUP);
  await fill(url, PEOPLE, IN_GROUP);
  await db().$executeRawUnsafe("ANALYZE");
  const unknown = await fill(url, PEOPLE, IN_GROUP);
  for (const team of [known, unknown]) expect(await rowsRead(team)).toBeLessThan(FEW);
});
