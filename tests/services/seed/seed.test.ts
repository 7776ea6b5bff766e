import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

async function seed(killAfterFiles?: number): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "prisma/seed/index.ts"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part: Buffer) => {
    said += part;
  });
  const ended = once(child, "exit");
  if (killAfterFiles !== undefined) {
    while ((await db().file.count()) < killAfterFiles) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGKILL");
  }
  const [code] = await ended;
  return { code, said };
}

test("the demo is written once, whole, after a kill and by two starters at once; a database in use is refused", async () => {
  await seed(5);
  const answers = await Promise.all([seed(), seed()]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0]);

  const workspaces = await db().workspace.findMany({
    include: { memberships: true, projects: { include: { files: true, threads: true } } },
    orderBy: { name: "asc" },
  });
  const shape = workspaces.map(({ name, plan, memberships, projects }) => ({
    ...{ name, plan },
    roles: memberships.map(({ role }) => role).sort(),
    projects: projects.map((project) => ({
      ...{ name: project.name, isSample: project.isSample, threads: project.threads.length },
      files: new Set(project.files.map(({ status, transcriptStatus }) => `${status} ${transcriptStatus}`)),
      kinds: [...new Set(project.files.map(({ name: file }) => file.split(".").pop()))].sort(),
    })),
  }));
  const roles = ["admin", "member", "observer"];
  const project = {
    ...{ name: "Checkout and trial abandonment", isSample: true, threads: 1 },
    files: new Set(["ready ready"]),
    kinds: ["csv", "docx", "pdf", "srt", "txt", "vtt"],
  };
  expect(shape).toEqual([
    { name: "Demo Free", plan: "free", roles, projects: [] },
    { name: "Demo Pro", plan: "pro", roles, projects: [project] },
    { name: "Demo Scale", plan: "scale", roles, projects: [project] },
    { name: "Demo Team", plan: "team", roles, projects: [project] },
  ]);

  await db().auditEntry.deleteMany({ where: { action: "demo.seeded" } });
  await makePerson(await makeWorkspace());
  const files = await db().file.count();
  const { code, said } = await seed();
  expect([code, said.trim()]).toEqual([1, "This database is in use, so the demo workspaces were not written into it."]);
  expect(await db().file.count()).toBe(files);
}, 120_000);
