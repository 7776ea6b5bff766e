import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { countWaiting } from "@/lib/services/approvals/count-waiting";
import { deletionOf } from "@/lib/services/audit/deletion-of";
import { listActors } from "@/lib/services/audit/list-actors";
import { getCharge } from "@/lib/services/billing/get-charge";
import { lastIncrease } from "@/lib/services/billing/last-increase";
import { filterChoices } from "@/lib/services/evidence/filter-choices";
import { news } from "@/lib/services/home/news";
import { countByStatus as countMembers } from "@/lib/services/members/count-by-status";
import { month } from "@/lib/services/model/month";
import { countByStatus } from "@/lib/services/participants/count-by-status";
import { names as projectNames } from "@/lib/services/projects/names";
import { brief } from "@/lib/services/readouts/brief";
import { countByStatus as countReports } from "@/lib/services/reports/count-by-status";
import { whatHasWords } from "@/lib/services/reports/what-has-words";
import { needs } from "@/lib/services/slots/needs";
import { offeredMinutes } from "@/lib/services/slots/offered-minutes";
import { countByStatus as countStudies } from "@/lib/services/studies/count-by-status";
import { countByQuality } from "@/lib/services/study-sessions/count-by-quality";
import { names } from "@/lib/services/study-sessions/names";
import { neighbors } from "@/lib/services/study-sessions/neighbors";
import { openings } from "@/lib/services/study-sessions/openings";
import { children } from "@/lib/services/tags/children";
import { namedScope } from "@/lib/services/threads/named-scope";
import { countDeliveries } from "@/lib/services/webhooks/count-deliveries";
import { makeSlot } from "@/tests/support/data/recruiting";
import { makeRows } from "@/tests/support/data/rows";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeTag } from "@/tests/support/data/tags";
import { makeDelivery } from "@/tests/support/data/webhooks";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";

type Rows = Awaited<ReturnType<typeof makeRows>>;
type Read = {
  read: (ctx: Context, theirs: Rows) => Promise<unknown>;
  /** What a stranger gets; an error if the thing has an id of its own. */
  nothing: unknown;
  /** Refused to observers. */
  guarded?: true;
};

/** What no endpoint answers and only a page shows: the tests that go by the operations never ask for it. */
const READS: Record<string, Read> = {
  "approvals/count-waiting": { read: countWaiting, nothing: 0 },
  "audit/deletion-of": { read: (ctx, { deleted }) => deletionOf(ctx, [deleted ?? ""]), nothing: null },
  "audit/list-actors": {
    read: async (ctx, { person }) => (await listActors(ctx)).filter(({ id }) => id === person),
    nothing: [],
    guarded: true,
  },
  "billing/get-charge": {
    read: (ctx, { charge }) => getCharge(ctx, charge ?? ""),
    nothing: "Charge not found.",
    guarded: true,
  },
  "billing/last-increase": {
    read: (ctx, { studies }) => lastIncrease(ctx, studies ?? ""),
    nothing: null,
    guarded: true,
  },
  "evidence/filter-choices": {
    read: (ctx) => filterChoices(ctx, {}),
    nothing: { studies: [], tags: [], speakers: [] },
  },
  "home/news": { read: news, nothing: [] },
  "members/count-by-status": {
    read: async (ctx, { person }) =>
      countMembers(ctx, (await db().user.findUniqueOrThrow({ where: { id: person ?? "" } })).email),
    nothing: { active: 0, removed: 0 },
  },
  "participants/count-by-status": { read: (ctx, { studies }) => countByStatus(ctx, studies ?? ""), nothing: {} },
  "projects/names": { read: (ctx, { projects }) => projectNames(ctx, projects), nothing: [] },
  "readouts/brief": { read: (ctx, { studies }) => brief(ctx, studies ?? "", 3), nothing: "Study not found." },
  "reports/count-by-status": { read: (ctx) => countReports(ctx, {}), nothing: {} },
  "reports/what-has-words": { read: whatHasWords, nothing: { hasWords: false, projectIds: new Set() } },
  "slots/needs": {
    read: (ctx, { studies }) => needs(ctx, studies ?? ""),
    nothing: { bookable: false, withoutLink: 0, toReport: 0, withoutWords: 0 },
  },
  "slots/offered-minutes": { read: (ctx, { live }) => offeredMinutes(ctx, live ?? ""), nothing: [] },
  "studies/count-by-status": { read: (ctx) => countStudies(ctx, {}), nothing: {} },
  "study-sessions/count-by-quality": {
    read: (ctx, { studies }) => countByQuality(ctx, studies ?? ""),
    nothing: { good: 0, flagged: 0, excluded: 0 },
  },
  "study-sessions/names": { read: (ctx, { sessions }) => names(ctx, [sessions ?? ""]), nothing: {} },
  "study-sessions/neighbors": {
    read: (ctx, { sessions }) => neighbors(ctx, sessions ?? ""),
    nothing: { newerId: null, olderId: null },
  },
  "study-sessions/openings": { read: (ctx, { sessions }) => openings(ctx, [sessions ?? ""]), nothing: {} },
  "tags/children": { read: (ctx, { tags }) => children(ctx, tags ?? ""), nothing: [] },
  "threads/named-scope": {
    read: (ctx, { projects, studies, recordings }) =>
      namedScope(ctx, { projectId: projects, studyId: studies, fileId: recordings }),
    nothing: { project: null, studies: [], files: [], isLost: false },
  },
  "webhooks/count-deliveries": {
    read: (ctx, { webhooks }) => countDeliveries(ctx, webhooks ?? ""),
    nothing: { pending: 0, failed: 0 },
  },
};
/** Needs a model, and is told apart by workspace in `tests/services/model/allowance.test.ts`. */
const ELSEWHERE = ["model/month"];

let owner: Person;
let stranger: Person;
let theirs: Rows;

beforeAll(async () => {
  owner = await makePerson(await makeWorkspace());
  stranger = await makePerson(await makeWorkspace());
  theirs = { ...(await makeRows(owner)), person: owner.id, charge: newId("charge"), deleted: newId("study") };
  const { workspaceId, ctx } = owner;
  const live = await makeStudy(owner, { type: "live-interview" });
  await makeSlot(live, 48);
  theirs.live = live.id;
  await makeDelivery({ id: theirs.webhooks ?? "", workspaceId }, { status: "failed" });
  const {
    studies: studyId = "",
    sessions: sessionId = "",
    tags = "",
    projects = "",
    charge = "",
    deleted = "",
  } = theirs;
  const study = await db().study.findUniqueOrThrow({ where: { id: studyId } });
  await addSession(ctx, study, [{ questionId: "q1", text: "By invoice." }]);
  await db().participant.updateMany({ where: { studyId }, data: { name: "Ana Silva" } });
  const chapters = [{ summary: "“By card.”" }];
  await db().studySession.update({ where: { id: sessionId, workspaceId }, data: { chapters } });
  await makeTag(ctx, projects, "Cards", tags);
  const paid = {
    kind: "participants",
    service: "sandbox",
    customerReference: "cus",
    description: "More",
    status: "paid",
  };
  await db().charge.create({ data: { id: charge, workspaceId, studyId, amountCents: 600, ...paid } });
  const entry = await db().auditEntry.findFirstOrThrow({ where: { workspaceId }, orderBy: { id: "desc" } });
  await db().auditEntry.update({
    where: { id: entry.id },
    data: { action: "study.deleted", kind: "study", targetId: deleted, name: "Theirs" },
  });
});

const title = Object.entries(READS);
const answerOf = async ({ read }: Read, ctx: Context) =>
  read(ctx, theirs).catch((error: { message: string }) => error.message);

describe("what only a page reads is its workspace’s own", () => {
  test.each(title)("%s", async (_, one) => {
    const { nothing } = one;
    expect(await answerOf(one, owner.ctx), "the owner must get something, or nothing is shown").not.toEqual(nothing);
    expect(await answerOf(one, stranger.ctx)).toEqual(nothing);
  });
});

describe("is refused to observers", () => {
  test.each([...title.filter(([, { guarded }]) => guarded), ["model/month", { read: month }] as const])(
    "%s",
    async (_, { read }) => {
      const observer = await makePerson({ id: owner.workspaceId, plan: "pro" }, "observer");
      await expect(async () => read(observer.ctx, theirs)).rejects.toMatchObject({ kind: "forbidden" });
    },
  );
});

/** The verbs that these files import and that check rights, as `entity/verb`. */
function verbsOf(files: string[]): Set<string> {
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/from "@\/lib\/services\/([^"]+)"/g)].map(([, verb = ""]) => verb),
  );
  return new Set(imported.filter((verb) => /^ +permit\(/m.test(readFileSync(`lib/services/${verb}.ts`, "utf8"))));
}

test("everything of that kind is listed here", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `app/${file}`);
  const isRoute = (file: string) => file.endsWith("/route.ts");
  const onRoutes = verbsOf(files.filter(isRoute));
  const onPagesOnly = [...verbsOf(files.filter((file) => !isRoute(file)))].filter((verb) => !onRoutes.has(verb));
  expect(onPagesOnly.sort()).toEqual([...Object.keys(READS), ...ELSEWHERE].sort());
});
