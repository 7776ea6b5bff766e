import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { changeRole } from "@/lib/services/members/change-role";
import { remove } from "@/lib/services/members/remove";
import { seats } from "@/lib/services/members/seats";
import { regenerateToken } from "@/lib/services/provisioning/settings/regenerate-token";
import { membershipOf } from "@/tests/support/data/members";
import { otherCaller } from "@/tests/support/other-caller";
import { scimCall } from "@/tests/support/scim/call";
import { groupOf, provisioned, scimTeam } from "@/tests/support/scim/team";

const PATIENCE_MS = 300_000;
const add = (id: string) => ({ Operations: [{ op: "Add", path: "members", value: [{ value: id }] }] });
const removal = (id: string) => ({ Operations: [{ op: "Remove", path: "members", value: [{ value: id }] }] });
const inactive = { Operations: [{ op: "Replace", path: "active", value: "False" }] };
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort((a, b) => a - b);
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

test(
  "of twenty programs that create the same person at once, one does and the others are told of it",
  async () => {
    const { token, domain, workspaceId } = await scimTeam();
    const body = { userName: `ada@${domain}`, active: true };
    const answers = await times(20, () => scimCall(token, { method: "POST", path: "/Users", body }));
    expect(statuses(answers)).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await db().membership.count({ where: { workspaceId, user: { email: body.userName } } })).toBe(1);
  },
  PATIENCE_MS,
);

test(
  "fifty people added to a group one by one at once are all in it, each with its role",
  async () => {
    const { token, domain, workspaceId } = await scimTeam({ paidSeats: 60, ssoDefaultRole: "Observer" });
    const ids: string[] = [];
    for (let at = 0; at < 50; at++) ids.push(await provisioned(token, `p${at}@${domain}`));
    const path = `/Groups/${await groupOf(token, "All Members")}`;
    const answers = await times(50, (at) => scimCall(token, { method: "PATCH", path, body: add(ids[at] ?? "") }));
    expect(new Set(statuses(answers))).toEqual(new Set([204]));
    const { json } = await scimCall(token, { method: "GET", path });
    expect((json as { members: unknown[] }).members).toHaveLength(50);
    expect(await db().membership.count({ where: { workspaceId, role: "member", active: true } })).toBe(50);
  },
  PATIENCE_MS,
);

test(
  "of two admins who lose their role at once, by the provider and in the app, one stays",
  async () => {
    for (let round = 0; round < 4; round++) {
      const { token, admin, other, workspaceId } = await scimTeam({ owners: 2 });
      const path = `/Groups/${await groupOf(token, "Admins", [admin.scimId, other.scimId])}`;
      const demote = (id: string) => scimCall(token, { method: "PATCH", path, body: removal(id) });
      const [first, second] =
        round < 2
          ? await Promise.all([demote(admin.scimId), demote(other.scimId)])
          : await Promise.all([
              demote(admin.scimId),
              changeRole(admin.person.ctx, await membershipOf(other.person), "member").then(
                () => ({ status: 204 }),
                () => ({ status: 403 }),
              ),
            ]);
      expect(statuses([first, second]), `round ${round}`).toEqual([204, 403]);
      expect(await db().membership.count({ where: { workspaceId, role: "admin", active: true } })).toBe(1);
    }
  },
  PATIENCE_MS,
);

test(
  "of two who are put into a paid group at once, one gets the last seat",
  async () => {
    const { token, domain, workspaceId } = await scimTeam({ paidSeats: 2, ssoDefaultRole: "Observer" });
    const [a, b] = [await provisioned(token, `a@${domain}`), await provisioned(token, `b@${domain}`)];
    const path = `/Groups/${await groupOf(token, "Users")}`;
    const answers = await Promise.all([a, b].map((id) => scimCall(token, { method: "PATCH", path, body: add(id) })));
    expect(statuses(answers)).toEqual([204, 403]);
    expect(await seats(workspaceId)).toMatchObject({ used: 2, included: 2 });
    const { json } = await scimCall(token, { method: "GET", path });
    expect((json as { members: unknown[] }).members).toHaveLength(1);
  },
  PATIENCE_MS,
);

test(
  "who is switched off while they are put into a group is out, takes no seat, and is back in the role of the group",
  async () => {
    const { token, domain, workspaceId } = await scimTeam({ paidSeats: 2, ssoDefaultRole: "Observer" });
    const path = `/Groups/${await groupOf(token, "Users")}`;
    for (let round = 0; round < 4; round++) {
      const email = `p${round}@${domain}`;
      const id = await provisioned(token, email);
      const off = () => scimCall(token, { method: "PATCH", path: `/Users/${id}`, body: inactive });
      const both = [off, () => scimCall(token, { method: "PATCH", path, body: add(id) })];
      const answers = await Promise.all((round % 2 ? both : both.reverse()).map((one) => one()));
      expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual([2, 2]);
      const member = await db().membership.findFirstOrThrow({ where: { workspaceId, user: { email } } });
      expect(member).toMatchObject({ active: false, role: "member" });
      expect((await seats(workspaceId)).used).toBe(1);
    }
  },
  PATIENCE_MS,
);

test(
  "of two admins, one of whom the app removes while the provider switches the other off, one stays",
  async () => {
    const { token, admin, other, workspaceId } = await scimTeam({ owners: 2 });
    const path = `/Users/${admin.scimId}`;
    const id = await membershipOf(other.person);
    const outcomes = await Promise.allSettled([
      scimCall(token, { method: "PATCH", path, body: inactive }).then(({ status }) => {
        if (status >= 300) throw new Error(String(status));
      }),
      remove(admin.person.ctx, id),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db().membership.count({ where: { workspaceId, role: "admin", active: true } })).toBe(1);
  },
  PATIENCE_MS,
);

/** Who is waiting for what connection `pid` holds. */
async function waitingFor(pid: number): Promise<number> {
  return vi.waitFor(
    async () => {
      const { rows } = await pool().query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid)) ORDER BY query_start LIMIT 1",
        [pid],
      );
      if (!rows[0]) throw new Error("nobody waits");
      return rows[0].pid;
    },
    { timeout: 60_000, interval: 20 },
  );
}

test(
  "a write that waits while the token is regenerated is refused, and nothing of it is done",
  async () => {
    const { token, domain, workspaceId, admin } = await scimTeam();
    const holder = await pool().connect();
    try {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE", [workspaceId]);
      const { rows } = await holder.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
      const regenerated = regenerateToken(admin.person.ctx);
      const regenerating = await waitingFor(rows[0]?.pid ?? 0);
      const body = { userName: `late@${domain}`, active: true };
      const post = scimCall(token, { method: "POST", path: "/Users", body });
      await waitingFor(regenerating);
      await holder.query("COMMIT");
      const { token: next } = await regenerated;
      expect(await post).toMatchObject({ status: 401, json: { status: "401" } });
      expect(await db().scimUser.count({ where: { workspaceId, userName: body.userName } })).toBe(0);
      expect((await scimCall(next, { method: "POST", path: "/Users", body })).status).toBe(201);
    } finally {
      await holder.query("ROLLBACK");
      holder.release();
    }
  },
  PATIENCE_MS,
);

test(
  "a write that waits while the workspace leaves the plan is refused, and nothing of it is done",
  async () => {
    const { token, domain, workspaceId } = await scimTeam();
    const holder = await otherCaller();
    await holder.run("UPDATE workspace SET plan = 'team' WHERE id = $1", [workspaceId]);
    const body = { userName: `late@${domain}`, active: true };
    const post = scimCall(token, { method: "POST", path: "/Users", body });
    await holder.waitedFor();
    await holder.commit();
    expect(await post).toMatchObject({ status: 403, json: { status: "403" } });
    expect(await db().scimUser.count({ where: { workspaceId, userName: body.userName } })).toBe(0);
  },
  PATIENCE_MS,
);
