import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { list } from "@/lib/services/members/list";
import { makeCaller } from "@/tests/support/factories";
import { entriesRead } from "@/tests/support/watch/entries-read";

const MEMBERS = 40;
const CALLS = 8_000;

let caller: Awaited<ReturnType<typeof makeCaller>>;

/** One program makes nearly all calls of the installation, as is usual; most people never made one. */
beforeAll(async () => {
  caller = await makeCaller({ plan: "scale" });
  const { id } = caller.workspace;
  const prefix = newId("user");
  await db().$executeRaw`
    INSERT INTO user_account (id, email, updated_at)
    SELECT ${prefix} || n, ${prefix} || n || '@people.test', now() FROM generate_series(1, ${MEMBERS}) n`;
  await db().$executeRaw`
    INSERT INTO membership (id, workspace_id, user_id, role, updated_at)
    SELECT 'mbr_' || ${prefix} || n, ${id}, ${prefix} || n, 'observer', now() FROM generate_series(1, ${MEMBERS}) n`;
  await db().$executeRaw`
    INSERT INTO request_log (workspace_id, user_id, surface, method, path, status, duration_ms, created_at)
    SELECT ${id}, ${caller.person.id}, 'v1', 'GET', '/v1/projects', 200, 1, now() - n * interval '1 second'
      FROM generate_series(1, ${CALLS}) n`;
  for (const table of ["request_log", "membership"]) await db().$executeRawUnsafe(`VACUUM ANALYZE ${table}`);
});

test("when each member was last seen is looked up quickly, however many calls were made since", async () => {
  const { items } = await list(caller.ctx, { status: "active", limit: MEMBERS + 1 });
  expect(items.filter(({ lastSeenAt }) => lastSeenAt !== null).map(({ userId }) => userId)).toEqual([caller.person.id]);
  const read = await entriesRead(() => list(caller.ctx, { status: "active", limit: MEMBERS + 1 }));
  expect(read.get("request_log")).toBeLessThanOrEqual(MEMBERS + 1);
});
