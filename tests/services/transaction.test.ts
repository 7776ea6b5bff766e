import { describe, expect, test, vi } from "vitest";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { asAppError } from "@/lib/http/answer/as-app-error";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";

const write = (workspaceId: string) =>
  db().project.create({ data: { id: newId("project"), workspaceId, name: "Made inside" }, select: { id: true } });

test("a failure takes the change, its audit row and its event with it", async () => {
  const { ctx, workspace } = await makeCaller();
  const failing = transaction(ctx, async (tx) => {
    await write(workspace.id);
    audit(tx, { action: "project.created" });
    throw new Error("after the write");
  });
  await expect(failing).rejects.toThrow("after the write");
  const where = { workspaceId: workspace.id };
  expect(await db().project.count({ where })).toBe(0);
  expect(await db().auditEntry.count({ where })).toBe(0);
});

test("a read inside a transaction sees its writes, and more transactions than connections all complete", async () => {
  const { ctx, workspace } = await makeCaller();
  // The others are in use: forty at once would work as well, but would wait longer for a connection on a busy machine.
  const inUse = await Promise.all(Array.from({ length: config().DATABASE_POOL - 2 }, () => pool().connect()));
  const seen = await Promise.all(
    Array.from({ length: 8 }, () =>
      transaction(ctx, async () => {
        const { id } = await write(workspace.id);
        return db().project.count({ where: { id } });
      }),
    ),
  ).finally(() => {
    for (const connection of inUse) connection.release();
  });
  expect(seen).toEqual(Array(8).fill(1));
});

test("a transaction waits five seconds and more for a connection while others use them all", async () => {
  const { ctx, workspace } = await makeCaller();
  const inUse = await Promise.all(Array.from({ length: config().DATABASE_POOL }, () => pool().connect()));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const made = transaction(ctx, () => write(workspace.id)).catch(asAppError);
  await vi.advanceTimersByTimeAsync(9_000).finally(() => vi.useRealTimers());
  for (const connection of inUse) connection.release();
  expect(await made).toEqual({ id: expect.any(String) });
});

test("a transaction that fails on what others changed since it looked starts again, once", async () => {
  const { workspace, ctx } = await makeCaller();
  const { id } = await write(workspace.id);
  const failing: ((workspaceId: string) => Promise<unknown>)[] = [
    () => db().project.update({ where: { id: "prj_gone" }, data: { name: "x" } }),
    () => db().project.create({ data: { id, workspaceId: workspace.id, name: "There already" } }),
    () => write("wsp_gone"),
    () =>
      db()
        .$executeRaw`INSERT INTO project (id, workspace_id, name, updated_at) VALUES (${id}, ${workspace.id}, 'x', now())`,
    () => db().$executeRaw`UPDATE project SET workspace_id = 'wsp_gone' WHERE id = ${id}`,
  ];
  for (const fail of failing) {
    let tries = 0;
    const once = transaction(ctx, async () => {
      if (++tries === 1) await fail(workspace.id);
      return "seen";
    });
    expect(await once).toBe("seen");
    const always = transaction(ctx, () => {
      tries += 1;
      return fail(workspace.id);
    });
    await expect(always).rejects.toThrow();
    expect(tries).toBe(4);
  }
});

test("a transaction inside a transaction is part of it", async () => {
  const { ctx, workspace } = await makeCaller();
  const outer = transaction(ctx, async () => {
    await transaction(ctx, () => write(workspace.id));
    throw new Error("the outer one fails");
  });
  await expect(outer).rejects.toThrow();
  expect(await db().project.count({ where: { workspaceId: workspace.id } })).toBe(0);
});

describe("of two transactions that deadlock, the one that is aborted", () => {
  const rename = ({ id }: { id: string }) => db().project.update({ where: { id }, data: { name: "Mine" } });
  const lock = ({ id }: { id: string }) => db().$executeRaw`SELECT 1 FROM project WHERE id = ${id} FOR UPDATE`;
  const renameBeside = "UPDATE project SET name = 'Theirs' WHERE id = $1";

  /** A transaction that deadlocks `times` times, each time with another one. */
  async function circling(hold: typeof rename | typeof lock, times: number) {
    const { ctx, workspace } = await makeCaller();
    const one = await write(workspace.id);
    const others = await Promise.all(
      Array.from({ length: times }, async () => {
        const other = await otherCaller();
        const theirs = await write(workspace.id);
        await other.run("SET LOCAL deadlock_timeout = '1min'", []);
        await other.run("SET LOCAL statement_timeout = '1min'", []);
        await other.run(renameBeside, [theirs.id]);
        return { ...other, theirs };
      }),
    );
    const circles: Promise<void>[] = [];
    let tries = 0;
    const outcome = await transaction(ctx, async (tx) => {
      const other = others[tries++];
      audit(tx, { action: "project.updated", targetId: one.id });
      await hold(one);
      if (!other) return;
      circles.push(other.run(renameBeside, [one.id]).then(other.commit));
      // The one before may wait as well: a free row goes to whoever asks first, not to who has waited longest.
      await other.waits();
      await hold(other.theirs);
    }).catch(asAppError);
    await Promise.all(circles);
    return { outcome, tries, audits: await db().auditEntry.count({ where: { targetId: one.id } }) };
  }

  test("starts again, and records its notes once", async () => {
    for (const hold of [rename, lock])
      expect(await circling(hold, 2)).toEqual({ outcome: undefined, tries: 3, audits: 1 });
  });

  test("fails with a request to try again if that keeps happening", async () => {
    for (const hold of [rename, lock]) {
      const { outcome, audits } = await circling(hold, 5);
      expect(outcome).toMatchObject({ kind: "unavailable", extra: { retryAfterSeconds: 2 } });
      expect(audits).toBe(0);
    }
  });
});
