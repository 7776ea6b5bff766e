import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { generate } from "@/lib/services/readouts/generate";
import { read } from "@/lib/services/readouts/read";
import { makeInterviewed } from "@/tests/support/data/readouts";
import { makeCaller } from "@/tests/support/factories";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";
import { kill, start } from "./processing-child";
import type { Order } from "./processing-process";

const DEADLINE_MS = 120_000;
const DIES_WITHIN_MS = 30_000;
const POINTS = ["readout drafted", "readout written", "readout stored", null];

/** The process generating a readout is killed: the next one finishes it, once, and nothing is in it twice. */
export const readoutsKilled = (kills: number): Fault => ({
  name: `readouts: ${kills} x kill -9 while one is made`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
    const restore = storageSettings(env);
    const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
    const { study } = await makeInterviewed(person);
    const faults: string[] = [];
    let child = await start(env);
    try {
      for (let round = 0; round < kills; round++) {
        const crashAt = POINTS[round % POINTS.length] ?? null;
        child.send({ workspaceId: workspace.id, fileIds: [], crashAt } satisfies Order);
        const exit = once(child, "exit");
        const { id, generation } = await generate(ctx, study.id);
        await Promise.race([exit, wait(crashAt ? DIES_WITHIN_MS : round * 50, null, { ref: false })]);
        if (crashAt && child.signalCode === null) faults.push(`the process did not die at ${crashAt}`);
        await kill(child);
        child = await start(env);
        faults.push(...(await ended(ctx, { studyId: study.id, readoutId: id ?? "", generation })));
      }
      return { faults, summary: `${kills} generations, each ended by the next process` };
    } finally {
      await kill(child);
      restore();
      await rm(directory, { recursive: true, force: true });
    }
  },
});

type Asked = { studyId: string; readoutId: string; generation: number };

async function ended(ctx: Parameters<typeof read>[0], { studyId, readoutId, generation }: Asked): Promise<string[]> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const { status, error, themes } = await read(ctx, studyId);
    if (status === "ready") {
      const titles = themes.map(({ title }) => title);
      const details = { path: ["generation"], equals: generation };
      const ready = await db().auditEntry.count({ where: { targetId: readoutId, action: "readout.ready", details } });
      const told = await db().outboxEvent.count({ where: { resourceId: readoutId, kind: "readout.ready" } });
      return [
        ...(new Set(titles).size === titles.length && titles.length > 0 ? [] : [`themes are ${titles.join(", ")}`]),
        ...(ready === 1 ? [] : [`${ready} audits of generation ${generation}`]),
        ...(told === generation ? [] : [`${told} events after ${generation} generations`]),
      ];
    }
    if (status === "failed" || Date.now() > deadline) return [`the readout is ${status}: ${error}`];
    await wait(50);
  }
}
