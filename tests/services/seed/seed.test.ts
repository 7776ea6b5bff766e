import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { head } from "@/lib/integrations/storage/storage";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";
import { fromSource } from "@/tests/support/run/from-source";

/** Runs the seed; with `until`, only until that holds, and then kills it. */
async function seed(until?: () => Promise<boolean>): Promise<{ code: number | null; said: string }> {
  const { path, execArgv } = fromSource("prisma/seed/index.ts");
  const child = spawn(process.execPath, [...execArgv, path], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part: Buffer) => {
    said += part;
  });
  const ended = once(child, "exit");
  if (until) {
    while (!(await until())) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGKILL");
  }
  const [code] = await ended;
  return { code, said };
}

/** How many clips there are, and how many are in each reel. */
async function clipsOf(workspaceId: string) {
  const reels = await db().reel.findMany({ where: { workspaceId }, include: { items: true } });
  return [await db().clip.count({ where: { workspaceId } }), reels.map(({ items }) => items.length)];
}

/** The state of the demo's studies, newest first. */
async function studiesOf(workspaceId: string) {
  const studies = await db().study.findMany({
    where: { workspaceId },
    include: { studySessions: true, participants: true, invitations: true },
    orderBy: { createdAt: "desc" },
  });
  return Promise.all(
    studies.map(async ({ id, title, status, endedReason, studySessions, participants, invitations }) => {
      const good = studySessions.filter(({ excludedAt }) => excludedAt === null);
      const sessionIds = studySessions.map((session) => session.id);
      return {
        title,
        status,
        endedReason,
        participants: participants.length,
        invitations: invitations.length,
        completed: good.filter((session) => session.status === "completed").length,
        flagged: good.filter(({ qualityRating }) => qualityRating === "flagged").length,
        excluded: studySessions.length - good.length,
        languages: (
          await db().transcript.groupBy({
            by: ["language"],
            where: { sessionId: { in: sessionIds } },
            orderBy: { language: "asc" },
          })
        ).map(({ language }) => language),
        signals: [
          ...new Set(studySessions.flatMap(({ signals }) => (signals as { kind: string }[]).map(({ kind }) => kind))),
        ].sort(),
        paid: await db().charge.count({ where: { studyId: id, status: "paid" } }),
      };
    }),
  );
}

/** The results of the demo's agents, and whether each finding is shown by a step and each step's screenshot exists. */
async function swarmOf(workspaceId: string) {
  const runs = await db().swarmRun.findMany({
    where: { workspaceId },
    include: { agents: { include: { steps: true } }, findings: { include: { evidence: true } } },
  });
  return Promise.all(
    runs.map(async ({ status, agents, findings }) => {
      const keys = agents.flatMap(({ steps }) => steps.flatMap(({ screenshotKey }) => screenshotKey ?? []));
      const pictures = await Promise.all(keys.slice(0, 3).map((key) => head(key)));
      return {
        status,
        agents: agents.map((agent) => [agent.status, agent.steps.length > 20]),
        manyFindings: findings.length > 15,
        shown: findings.every(({ evidence }) => evidence.length > 0),
        pictures: pictures.map((picture) => picture?.contentType),
      };
    }),
  );
}
const SWARM = {
  status: "done",
  agents: Array(3).fill(["done", true]),
  manyFindings: true,
  shown: true,
  pictures: Array(3).fill("image/png"),
};

const STUDIES = [
  {
    title: "How small teams decide who may spend money",
    status: "draft",
    endedReason: null,
    participants: 0,
    invitations: 0,
    completed: 0,
    flagged: 0,
    excluded: 0,
    languages: [],
    signals: [],
    paid: 0,
  },
  {
    title: "How small teams keep track of their money",
    status: "running",
    endedReason: null,
    participants: 8,
    invitations: 11,
    completed: 7,
    flagged: 1,
    excluded: 0,
    languages: ["en"],
    signals: [],
    paid: 1,
  },
  {
    title: "Why trial users leave at the checkout",
    status: "ended",
    endedReason: "completed",
    participants: 20,
    invitations: 0,
    completed: 13,
    flagged: 1,
    excluded: 1,
    languages: ["de", "en"],
    paid: 1,
    signals: ["contradiction", "hesitation", "sentiment", "strong_wording"],
  },
  {
    title: "Can people buy a mug, and send it back?",
    status: "ended",
    endedReason: "stopped",
    participants: 0,
    invitations: 0,
    completed: 0,
    flagged: 0,
    excluded: 0,
    languages: [],
    signals: [],
    paid: 0,
  },
];

test("the demo is written once, whole, even after a kill and by two starters at once; deleted parts stay deleted, and a database in use is refused", async () => {
  await seed(async () => (await db().studySession.count()) >= 3);
  const answers = await Promise.all([seed(), seed()]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0]);

  const workspaces = await db().workspace.findMany({
    include: { memberships: true, projects: { include: { files: true, threads: true } } },
    orderBy: { name: "asc" },
  });
  const shape = workspaces.map(({ name, plan, memberships, projects }) => ({
    name,
    plan,
    roles: memberships.map(({ role }) => role).sort(),
    projects: projects.map((project) => ({
      name: project.name,
      isSample: project.isSample,
      threads: project.threads.length,
      files: new Set(project.files.map(({ status, transcriptStatus }) => `${status} ${transcriptStatus}`)),
      kinds: [...new Set(project.files.map(({ name: file }) => file.split(".").pop()))].sort(),
    })),
  }));
  const roles = ["admin", "member", "observer"];
  const project = {
    name: "Checkout and trial abandonment",
    isSample: true,
    threads: 1,
    files: new Set(["ready ready"]),
    kinds: ["csv", "docx", "mp3", "pdf", "srt", "txt", "vtt"],
  };
  expect(shape).toEqual([
    { name: "Demo Free", plan: "free", roles: ["admin", "observer"], projects: [] },
    { name: "Demo Pro", plan: "pro", roles, projects: [project] },
    { name: "Demo Scale", plan: "scale", roles, projects: [project] },
    { name: "Demo Team", plan: "team", roles, projects: [project] },
  ]);

  expect(await db().readout.groupBy({ by: ["status"], _count: true })).toEqual([{ status: "ready", _count: 3 }]);
  expect(
    await db()
      .$queryRaw`SELECT 1 FROM segment s WHERE NOT EXISTS (SELECT 1 FROM transcript t WHERE t.owner_id = s.owner_id)`,
  ).toEqual([]);
  for (const { id, plan } of workspaces) {
    expect(await studiesOf(id)).toEqual(plan === "free" ? [] : STUDIES);
    expect(await swarmOf(id)).toEqual(plan === "free" ? [] : [SWARM]);
    expect(await clipsOf(id)).toEqual(plan === "free" ? [0, []] : [3, [3]]);
    const where = { workspaceId: id };
    const counts = [await db().tag.count({ where }), await db().note.count({ where })];
    expect(counts).toEqual(plan === "free" ? [0, 0] : [11, 1]);
    const reports = await db().report.findMany({ where, include: { _count: { select: { evidence: true } } } });
    expect(reports.map(({ status, _count }) => [status, _count.evidence > 5])).toEqual(
      plan === "free" ? [] : Array(2).fill(["ready", true]),
    );
  }
  await expectFaithful();

  const files = await db().file.count();
  // A person deletes one of them, including the record of its being written, and adds someone of their own.
  const [gone] = workspaces;
  await db().auditEntry.deleteMany({ where: { action: "demo.seeded", workspaceId: gone?.id } });
  const deletion = { id: newId("deletion"), workspaceId: gone?.id, deleteAt: new Date(), startedAt: new Date() };
  await db().workspaceDeletion.create({ data: deletion });
  await makePerson(await makeWorkspace());
  expect(await seed()).toEqual({ code: 0, said: "" });
  expect(await db().workspace.count()).toBe(5);
  await db().workspaceDeletion.deleteMany();

  await db().auditEntry.deleteMany({ where: { action: "demo.seeded" } });
  const { code, said } = await seed();
  expect([code, said.trim()]).toEqual([1, "This database is in use, so the demo workspaces were not written into it."]);
  expect(await db().file.count()).toBe(files);
}, 240_000);
