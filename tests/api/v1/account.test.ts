import { describe, expect, test } from "vitest";
import { GET as me } from "@/app/v1/me/route";
import { GET as projects } from "@/app/v1/projects/route";
import { GET as usage } from "@/app/v1/usage/route";
import { GET as workspace } from "@/app/v1/workspace/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeCaller, makeKey, makePerson } from "@/tests/support/factories";

test("GET /v1/me is the key's creator, with the role that the key acts with", async () => {
  const { key, person, workspace: own } = await makeCaller({ plan: "team", role: "admin" });
  const { json } = await call(me, { key });
  expect(json.data).toMatchObject({ id: person.id, email: person.email, role: "member", plan: "team" });
  expect(json.data.workspace_id).toBe(own.id);
});

test("GET /v1/workspace is the workspace of the key", async () => {
  const { key, workspace: own } = await makeCaller();
  expect((await call(workspace, { key })).json.data).toMatchObject({ id: own.id, name: "Test workspace" });
});

describe("GET /v1/usage", () => {
  test("counts the person's own calls by route template, including refused ones", async () => {
    const { key, workspace: own } = await makeCaller();
    await call(projects, { key });
    await call(projects, { key, query: { limit: "0" } });
    const { json } = await call(usage, { key });
    expect(json.data.totals).toEqual({ last_24h: 2, last_7d: 2 });
    expect(json.data.status).toEqual({ "200": 1, "422": 1 });
    expect(json.data.top_paths).toEqual([{ method: "GET", path: "/v1/projects", count: 2 }]);
    expect(json.data.recent[0]).toMatchObject({ method: "GET", path: "/v1/projects", status: 422 });
    expect(JSON.stringify(json)).not.toContain(own.id);
  });

  test("does not include another person's calls", async () => {
    const { key, ctx } = await makeCaller();
    const other = await makeKey(await makePerson({ id: ctx.workspaceId, plan: "pro" }));
    await call(projects, { key: other });
    expect((await call(usage, { key })).json.data.totals.last_7d).toBe(0);
  });
});

describe("a key", () => {
  const status = async (key: string) => (await call(me, { key })).status;

  test("stops working with its next call when it is revoked, or its person leaves or is deactivated", async () => {
    const revoked = await makeCaller();
    await db().apiKey.updateMany({ where: { workspaceId: revoked.workspace.id }, data: { revokedAt: new Date() } });
    expect(await status(revoked.key)).toBe(401);
    const left = await makeCaller();
    await db().membership.updateMany({ where: { userId: left.person.id }, data: { active: false } });
    expect(await status(left.key)).toBe(401);
    const gone = await makeCaller();
    await db().user.update({ where: { id: gone.person.id }, data: { active: false } });
    expect(await status(gone.key)).toBe(401);
  });

  test("answers 402 while its workspace is on Free, and works again after the upgrade", async () => {
    const { key, workspace: own } = await makeCaller();
    const plan = (name: string) => db().workspace.update({ where: { id: own.id }, data: { plan: name } });
    await plan("free");
    expect(await status(key)).toBe(402);
    await plan("team");
    expect(await status(key)).toBe(200);
  });
});
