import { beforeAll, expect, test, vi } from "vitest";
import { newScimToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { save } from "@/lib/services/provisioning/settings/save";
import { makeKey } from "@/tests/support/factories";
import { scimCall } from "@/tests/support/scim/call";
import { type Connected, connected } from "@/tests/support/scim/users";

let here: Connected;
beforeAll(async () => {
  here = await connected();
});

const list = (token: string | null, headers?: Record<string, string>) =>
  scimCall(token, { method: "GET", path: "/Users", headers });

test("no token, a wrong one, or a token of another kind is 401 with a challenge", async () => {
  const key = await makeKey(here.admin);
  for (const token of [null, "", "x", newScimToken(), `${here.token}x`, here.token.toLowerCase(), key]) {
    const { status, headers, json } = await list(token);
    expect([status, headers.get("www-authenticate")]).toEqual([401, expect.stringMatching(/^Bearer/)]);
    expect(json).toMatchObject({ status: "401", detail: expect.any(String) });
  }
  const basic = await list(null, { authorization: `Basic ${btoa(`scim:${here.token}`)}` });
  expect(basic.status).toBe(401);
});

test("someone without access learns nothing about what they sent", async () => {
  const answer = await scimCall(newScimToken(), { method: "POST", path: "/Users?filter=x", body: "{" });
  expect(answer.status).toBe(401);
});

test("a token that was turned off is 401; a workspace that left Scale is 403 until it is back, and nobody is removed", async () => {
  const other = await connected();
  const where = { id: other.workspaceId };
  await db().workspace.update({ where, data: { plan: "team" } });
  expect((await list(other.token)).json).toMatchObject({ status: "403", detail: expect.stringContaining("Scale") });
  await db().workspace.update({ where, data: { plan: "scale" } });
  expect((await list(other.token)).json).toMatchObject({ totalResults: 1 });
  await save(other.admin.ctx, { enabled: false });
  expect((await list(other.token)).status).toBe(401);
});

test("too many calls in a minute are 429 as SCIM, with when to come back", async () => {
  const other = await connected();
  await list(other.token);
  const directory = await db().scimDirectory.findUniqueOrThrow({ where: { workspaceId: other.workspaceId } });
  // A minute may end between the two; then the next one is filled.
  await vi.waitFor(async () => {
    await db().$executeRaw`UPDATE scim_minute SET calls = 30000, minute = date_trunc('minute', now())
      WHERE directory_id = ${directory.id}`;
    const { json, headers } = await list(other.token);
    expect(json).toMatchObject({ status: "429", schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"] });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }, 20_000);
});

test("another workspace's people are not found, whatever is asked", async () => {
  const other = await connected();
  const { id } = (await other.post(`ana@${other.domain}`)).json;
  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    const body =
      method === "PATCH" ? { Operations: [{ op: "replace", value: { active: false } }] } : { userName: "x@y.z" };
    const answer = await here.send(method, `/Users/${id}`, method === "GET" ? undefined : body);
    expect(answer.status, method).toBe(404);
  }
  expect(await here.find(`id eq "${id}"`)).toEqual([]);
  expect((await other.send("GET", `/Users/${id}`)).json.active).toBe(true);
});

test("an address that no database could store is the caller's mistake, whatever is asked", async () => {
  for (const path of ["/Users/%00", "/Users/a%00b", "/Groups/%00"])
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const patch = { Operations: [{ op: "replace", path: "displayName", value: "Admins" }] };
      const body = { PUT: { userName: "x@y.z", displayName: "Admins" }, PATCH: patch }[method];
      const answer = await here.send(method, path, body);
      expect([answer.status, answer.json.status], `${method} ${path}`).toEqual([400, "400"]);
    }
});

test("no response is cached, and resources are located by our own address", async () => {
  const made = await here.post(`kept@${here.domain}`);
  expect(made.headers.get("cache-control")).toContain("no-store");
  expect(made.headers.get("location")).toBe(made.json.meta.location);
  const elsewhere = await scimCall(here.token, {
    method: "GET",
    path: `/Users/${made.json.id}`,
    headers: { host: "evil.test", "x-forwarded-host": "evil.test" },
  });
  expect(elsewhere.headers.get("location")).toBe(made.json.meta.location);
});

test("a body is read whatever type it declares, and refused with what is wrong with it", async () => {
  const send = (body: unknown, type: string | null = "text/plain") =>
    scimCall(here.token, { method: "POST", path: "/Users", body, headers: { "content-type": type } });
  expect((await send({ userName: `plain@${here.domain}` })).status).toBe(201);
  expect((await send({ userName: `json@${here.domain}` }, "application/json")).status).toBe(201);
  for (const body of ["", "{", "[]", "1", '"x"', '{"userName": "a\\u0000b"}', "[".repeat(100_000)])
    expect((await send(body)).json, body.slice(0, 20)).toMatchObject({ status: "400", scimType: "invalidSyntax" });
  for (const body of [
    {},
    { userName: "" },
    { userName: "no-address" },
    { userName: 7 },
    { userName: `x@${here.domain}`, active: "perhaps" },
  ])
    expect((await send(body)).json, JSON.stringify(body)).toMatchObject({ status: "400", scimType: "invalidValue" });
  const large = await send({ userName: "x", title: "x".repeat(5 * 1024 * 1024) });
  expect(large.json).toMatchObject({ status: "413", detail: expect.stringContaining("5 MB") });
});

test("a change tied to a version is refused politely, since there are none; a read is not", async () => {
  const { id } = (await here.post(`versions@${here.domain}`)).json;
  const tied = (method: string, match: string) =>
    scimCall(here.token, { method, path: `/Users/${id}`, body: undefined, headers: { "if-match": match } });
  expect((await tied("DELETE", 'W/"1"')).json).toMatchObject({
    status: "412",
    detail: expect.stringContaining("If-Match"),
  });
  expect((await tied("GET", 'W/"1"')).status).toBe(200);
  expect((await tied("DELETE", "*")).status).toBe(204);
});
