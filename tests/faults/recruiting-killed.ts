import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { prolificService } from "@/tests/support/stand-ins/prolific-service";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";

const INVITED = 60;
const SLOWEST_MS = 300;

type Service = Awaited<ReturnType<typeof prolificService>>;

async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const path = join(import.meta.dirname, "recruiting-process.ts");
  const child = fork(path, { execArgv: ["--import", "tsx"], env });
  await once(child, "message");
  return child;
}

/** A study that has just been launched, with pending invitations and requested places at Prolific. */
async function launched(person: Person): Promise<{ workspaceId: string; studyId: string }> {
  const { id: studyId, workspaceId } = await makeStudy(person, { status: "running" });
  const invitations = Array.from({ length: INVITED }, (_, n) => ({
    id: newId("invitation"),
    workspaceId,
    studyId,
    email: `${n}-${studyId}@people.test`,
    createdById: person.id,
  }));
  await db().invitation.createMany({ data: invitations });
  await db().recruitment.create({
    data: { studyId, workspaceId, service: "prolific", places: 3, completionCode: "C0DE" },
  });
  return { workspaceId, studyId };
}

/** The process is killed while it sends invitations and creates a study at Prolific: there is one of each. */
export const recruitingKilled = (kills: number): Fault => ({
  name: `recruiting: ${kills} x kill -9 while people are invited and a study is made at Prolific`,
  async run(databaseUrl) {
    const service = await prolificService({ delayMs: 15 });
    const settings = { DATABASE_URL: databaseUrl, ...service.settings };
    const env = { ...process.env, ...settings };
    const restore = storageSettings(env);
    const person = await makePerson(await makeWorkspace("scale"));
    const tasks = [];
    let child = await start(env);
    let hit = 0;
    try {
      for (let round = 0; round < kills; round++) {
        const task = await launched(person);
        tasks.push(task);
        child.send(task);
        await setTimeout(Math.random() * SLOWEST_MS);
        child.kill("SIGKILL");
        await once(child, "exit");
        hit += await underWay(task.studyId);
        // The dead process's claim expires by itself after five minutes.
        await db().recruitment.update({ where: { studyId: task.studyId }, data: { claimedAt: null } });
        child = await start(env);
        child.send(task);
        await once(child, "message");
      }
      const faults = await check(
        service,
        tasks.map(({ studyId }) => studyId),
      );
      return { faults, summary: `${kills * INVITED} invitations, ${kills} studies, ${hit} rounds cut in the middle` };
    } finally {
      child.kill("SIGKILL");
      restore();
      await service.close();
    }
  },
});

/** Whether something was done and something was not. */
async function underWay(studyId: string): Promise<number> {
  const { claimedAt, state } = await db().recruitment.findUniqueOrThrow({ where: { studyId } });
  const sent = await db().invitation.count({ where: { studyId, status: "sent" } });
  return (claimedAt !== null && state === "waiting") || (sent > 0 && sent < INVITED) ? 1 : 0;
}

async function check({ studies }: Service, studyIds: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const studyId of studyIds) {
    const made = [...studies.values()].filter((study) => study.internal_name === `Earshot ${studyId}`);
    const states = made.map(({ status }) => status).join();
    if (states !== "ACTIVE") faults.push(`${studyId} is at Prolific as: ${states || "nothing"}`);
    const { state, externalId } = await db().recruitment.findUniqueOrThrow({ where: { studyId } });
    if (state !== "active" || externalId !== made[0]?.id) faults.push(`${studyId} is here as ${state} ${externalId}`);
    const mails = await db().mail.groupBy({
      by: ["recipient"],
      where: { recipient: { endsWith: `${studyId}@people.test` } },
      _count: true,
    });
    const twice = mails.filter(({ _count }) => _count !== 1).length;
    if (mails.length !== INVITED || twice > 0) faults.push(`${studyId}: ${mails.length} people mailed, ${twice} twice`);
  }
  return faults;
}
