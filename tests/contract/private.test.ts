import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { requestExport } from "@/lib/services/exports/request-export";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { sampleOf, waysToIds } from "@/tests/support/contract/sample";
import { makeReport } from "@/tests/support/data/reports";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller, makeKey, makePerson, makeSession, type Person } from "@/tests/support/factories";

const ALONE = "Mine alone";
type Rows = Record<string, string>;
let rows: Rows;
let theirs: Rows;
let maker: Awaited<ReturnType<typeof makeCaller>>;
let colleague: Person;

/** What only its creator sees: a private report with what belongs to it, and a chat outside of projects. */
async function privateRows({ ctx, workspaceId, id: createdById }: Person): Promise<Rows> {
  const reports = await makeReport(ctx, { title: ALONE });
  await db().report.update({ where: { id: reports }, data: { visibility: "private" } });
  const exported = await requestExport(ctx, { kind: "report", subjectId: reports, format: "md", options: {} });
  const threads = newId("thread");
  await db().chatThread.create({ data: { id: threads, workspaceId, title: ALONE, createdById } });
  const answers = newId("message");
  const text = `${ALONE}.`;
  await db().chatMessage.create({ data: { id: answers, workspaceId, threadId: threads, role: "assistant", text } });
  return { reports, exports: exported.id, threads, chat: threads, answers };
}

const isPrivate = (resource: string) => ["reports", "exports", "threads", "chat", "answers"].includes(resource);
const operations = (await allOperations()).filter(({ operation }) => operation.access !== "public");
type Entry = (typeof operations)[number];
const titled = (entries: Entry[]) =>
  entries.map((entry) => [`${entry.operation.method} ${entry.surface}${entry.operation.path}`, entry] as const);
const named = operations.filter(({ operation }) =>
  Object.values(paramsOf(operation, (_name, of) => of)).some(isPrivate),
);
const reads = operations.filter(
  ({ operation }) => operation.method === "GET" && !named.some((e) => e.operation === operation),
);
const toThreads = operations.flatMap((entry) =>
  (entry.operation.body ? waysToIds(entry.operation.body) : [])
    .filter(({ name }) => /^thread_?[iI]d$/.test(name))
    .map(({ way }) => ({ entry, way })),
);

beforeAll(async () => {
  maker = await makeCaller({ plan: "scale" });
  rows = await makeRows(maker.person);
  theirs = await privateRows(maker.person);
  colleague = await makePerson(maker.workspace, "admin");
});

const missing = (id: string) => `${id.slice(0, 4)}${newId("request").slice(4)}`;

/** The colleague's call, in which private things have the ids that `idOf` returns. */
async function asked(
  { operation, route }: Entry,
  idOf: (resource: string) => string,
  { body, person = colleague }: { body?: unknown; person?: Person } = {},
) {
  const who = operation.access === "person" ? { session: await makeSession(person) } : { key: await makeKey(person) };
  const params = paramsOf(operation, (_name, of) => (isPrivate(of) ? idOf(of) : (rows[of] ?? "")));
  const sent = body ?? (operation.body && sampleOf(operation.body));
  const takesWords = operation.query && "shape" in operation.query && "q" in (operation.query.shape as object);
  const { status, text } = await call(route, { ...who, params, body: sent, query: takesWords ? { q: "alone" } : {} });
  return { status, text: text.replace(/"requestId":"\w+"/, "") };
}

describe("a colleague's private things don't exist for an admin", () => {
  test.each(titled(named))("%s", async (_, entry) => {
    const told = await asked(entry, (of) => theirs[of] ?? "");
    expect(told).toEqual(await asked(entry, (of) => missing(theirs[of] ?? "")));
    expect(told.status).toBe(404);
  });

  test.each(titled(toThreads.map(({ entry }) => entry)))("%s, in that chat", async (_, entry) => {
    const way = toThreads.find((to) => to.entry === entry)?.way ?? [];
    const body = (value: string) => entry.operation.body && sampleOf(entry.operation.body, { way, value });
    const told = await asked(entry, () => "", { body: body(theirs.threads ?? "") });
    expect(told).toEqual(await asked(entry, () => "", { body: body(missing(theirs.threads ?? "")) }));
    expect(told.status).toBe(404);
  });
});

describe("nor in lists and searches", () => {
  const shown = new Set<string>();
  test.each(titled(reads))("%s", async (name, entry) => {
    const told = await asked(entry, () => "");
    expect(told.text).not.toContain(ALONE);
    if ((await asked(entry, () => "", { person: maker.person })).text.includes(ALONE)) shown.add(name);
  });

  test("where its creator finds it", () => {
    expect([...shown].sort()).toEqual(["GET api/eva/threads", "GET api/reports", "GET api/search"]);
  });
});
