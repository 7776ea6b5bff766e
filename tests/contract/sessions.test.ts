import { beforeAll, describe, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { sampleOf } from "@/tests/support/contract/sample";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller, makePerson, makeSession, type Person } from "@/tests/support/factories";

const ofBrowsers = (await allOperations()).filter(
  ({ surface, operation }) => surface === "api" && operation.access !== "public",
);
type Entry = (typeof ofBrowsers)[number];
const title = (entries: Entry[]) =>
  entries.map((entry) => [`${entry.operation.method} ${entry.operation.path}`, entry] as const);
const changes = ofBrowsers.filter(({ operation }) => operation.method !== "GET");

let admin: Person;
let rows: Record<string, string>;
/** Sessions of who is refused, or sends what is refused: none of them changes anything. */
let sessions: Record<"admin" | "gone" | "left" | "participant" | "observer", string>;
beforeAll(async () => {
  admin = (await makeCaller({ plan: "free" })).person;
  const workspace = { id: admin.workspaceId, plan: "free" as const };
  rows = await makeRows(admin);
  const gone = await makePerson(workspace);
  await db().user.update({ where: { id: gone.id }, data: { active: false } });
  const left = await makePerson(workspace);
  await db().membership.updateMany({ where: { userId: left.id }, data: { active: false } });
  sessions = {
    admin: await makeSession(admin),
    gone: await makeSession(gone),
    left: await makeSession(left),
    participant: await makeSession(await makePerson(workspace, "participant")),
    observer: await makeSession(await makePerson(workspace, "observer")),
  };
});

/** A call by cookie with the headers that a browser on another site, or no browser, would send. */
async function byCookie({ operation, route }: Entry, headers: Record<string, string>) {
  const params = paramsOf(operation, (_name, resource) => rows[resource] ?? "x");
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const request = new Request(`${config().APP_URL}/api${path}`, {
    method: operation.method,
    headers: { cookie: `${sessionCookieName()}=${sessions.admin}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(operation.body ? sampleOf(operation.body) : {}),
  });
  const response = await route(request, { params: Promise.resolve({ ...params, id: Object.values(params)[0] ?? "" }) });
  return { status: response.status, json: await response.json() };
}

describe("a change by cookie that doesn't come from our own pages is refused", () => {
  const { origin, port } = new URL(config().APP_URL);
  test.each(title(changes))("%s", async (_, entry) => {
    for (const headers of [
      {},
      { origin: "https://evil.test" },
      { origin: "null" },
      { origin: `${origin}.evil.test` },
      { origin: `https://localhost:${port}` },
      { origin: `${origin}/` },
      { origin: "https://evil.test", "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { referer: `${origin}/settings` },
    ] as Record<string, string>[]) {
      const { status, json } = await byCookie(entry, headers);
      expect([status, json.error?.code], JSON.stringify(headers)).toEqual([403, "forbidden"]);
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const { status } = await byCookie(entry, { origin, "content-type": type });
      expect(status, type).toBe(415);
    }
  });
});

describe("someone who isn't a researcher here, or no longer", () => {
  const none = { q: "x" };
  const refusedTo = async (session: string, entry: Entry, expected: number, body?: unknown) => {
    const { operation, route } = entry;
    const answer = await call(route, {
      session,
      params: paramsOf(operation, (_name, resource) => rows[resource] ?? "x"),
      query: none,
      body: body ?? (operation.body && sampleOf(operation.body)),
    });
    expect([answer.status, answer.headers.get("x-request-id")]).toEqual([expected, expect.stringMatching(/^req_/)]);
  };

  test.each(title(ofBrowsers))("a deactivated person, one who has left, and a participant: %s", async (_, entry) => {
    await refusedTo(sessions.gone, entry, 401);
    if (entry.operation.withoutWorkspace) return;
    await refusedTo(sessions.left, entry, 402);
    await refusedTo(sessions.participant, entry, 402);
  });

  test.each(title(changes.filter(({ operation }) => operation.access === "write")))(
    "an observer, whatever the body is like: %s",
    async (_, entry) => {
      await refusedTo(sessions.observer, entry, 403);
      await refusedTo(sessions.observer, entry, 403, { no_such_field: 1 });
    },
  );
});

test("someone who takes part in a study of one workspace and works in another is let in where they work", async () => {
  const { person } = await makeCaller();
  const studies = await makeCaller();
  await db().membership.create({
    data: {
      id: newId("membership"),
      workspaceId: studies.workspace.id,
      userId: person.id,
      role: "participant",
      createdAt: new Date(0),
    },
  });
  const profile = ofBrowsers.find(({ operation }) => operation.id === "getWorkspaceSettings");
  if (!profile) throw new Error("there is no such operation");
  const { status, json } = await call(profile.route, { session: await makeFreshSession(person) });
  expect([status, json.id]).toEqual([200, person.workspaceId]);
});

/** A session in which no workspace has been chosen yet. */
async function makeFreshSession(person: Person): Promise<string> {
  const token = await makeSession(person);
  await db().session.updateMany({ where: { userId: person.id }, data: { workspaceId: null } });
  return token;
}
