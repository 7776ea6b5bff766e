import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { startJob } from "@/lib/services/analysis/start-job";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";
import { kill, start } from "./processing-child";
import type { Order } from "./processing-process";

const DEADLINE_MS = 120_000;
const DIES_WITHIN_MS = 20_000;
const POINTS = ["analysis stored", "analysis committed"];
const TYPES = ["auto-tag", "sentiment"] as const;
const TOPICS = [
  "The monthly price is far too expensive for us.",
  "Support took four days to reply to my ticket.",
  "The csv export lost its columns and commas.",
];

/** Projects are tagged and read while the process doing it is killed, before and after its transaction ends. */
export const analysisKilled = (kills: number): Fault => ({
  name: `analysis: ${kills} x kill -9 while projects are tagged and read`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
    const restore = storageSettings(env);
    const { ctx, workspace } = await makeCaller({ plan: "scale" });
    const faults: string[] = [];
    let child = await start(env);
    try {
      for (let round = 0; round < kills; round++) {
        const type = TYPES[Math.floor(round / POINTS.length) % TYPES.length] ?? "auto-tag";
        const projectId = await makeProject(ctx);
        for (const speaker of ["Ana", "Ben"])
          await addTranscript(
            ctx,
            TOPICS.flatMap((text) => [text, `${text} Truly.`, `${text} I said so.`]).map((text) => ({ speaker, text })),
            { projectId },
          );
        const crashAt = POINTS[round % POINTS.length] ?? null;
        child.send({ workspaceId: workspace.id, fileIds: [], crashAt } satisfies Order);
        const exit = once(child, "exit");
        const { id } = await startJob(ctx, type, projectId);
        await Promise.race([exit, wait(DIES_WITHIN_MS, null, { ref: false })]);
        if (child.signalCode === null) faults.push(`the process did not die at ${crashAt}`);
        await kill(child);
        child = await start(env);
        faults.push(...(await ended(id, projectId)));
      }
      return { faults, summary: `${kills} jobs, each ended by the next process` };
    } finally {
      await kill(child);
      restore();
      await rm(directory, { recursive: true, force: true });
    }
  },
});

async function ended(id: string, projectId: string): Promise<string[]> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const job = await db().job.findUniqueOrThrow({ where: { id } });
    if (job.status === "succeeded") {
      const audits = await db().auditEntry.count({ where: { targetId: id, action: "job.succeeded" } });
      return [...(audits === 1 ? [] : [`${audits} ends of one job`]), ...(await effectsOf(job, projectId))];
    }
    if (job.status === "failed" || Date.now() > deadline) return [`a job is ${job.status}: ${job.error}`];
    await wait(50);
  }
}

async function effectsOf(job: { type: string; result: unknown }, projectId: string): Promise<string[]> {
  if (job.type === "sentiment") {
    const read = await db().segment.count({ where: { transcript: { file: { projectId } }, sentiment: { not: null } } });
    return read > 0 ? [] : ["no line was read"];
  }
  const { tags_created: made, applications } = job.result as { tags_created: { id: string }[]; applications: number };
  const tags = await db().tag.count({ where: { projectId } });
  const applied = await db().tagApplication.count({ where: { tag: { projectId } } });
  const events = await db().outboxEvent.count({
    where: { kind: "tag.created", resourceId: { in: made.map((tag) => tag.id) } },
  });
  const isOnce = tags === made.length && tags > 0 && applied === applications && events === tags;
  return isOnce ? [] : [`${tags} tags of ${made.length}, ${applied} applications of ${applications}, ${events} events`];
}
