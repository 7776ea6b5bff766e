import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { head } from "@/lib/integrations/storage/storage";
import { requestClip } from "@/lib/services/exports/request-clip";
import { addRecording, clipOf, tone } from "@/tests/support/data/clips";
import { makeCaller } from "@/tests/support/factories";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";
import { kill, start } from "./processing-child";
import type { Order } from "./processing-process";

const DEADLINE_MS = 120_000;
const DIES_WITHIN_MS = 20_000;
const POINTS = ["export made", "export stored"];

/** Clips are cut while the process cutting them is killed: each is made once, and no partial file is left anywhere. */
export const exportsKilled = (kills: number): Fault => ({
  name: `exports: ${kills} x kill -9 while clips are cut`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const temporary = await mkdtemp(join(tmpdir(), "earshot-faults-tmp-"));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory, TMPDIR: temporary };
    const restore = storageSettings(env);
    const { ctx, workspace } = await makeCaller({ plan: "scale" });
    const ownerId = await addRecording(ctx, { bytes: tone(60, 5, 6), seconds: 60 });
    const faults: string[] = [];
    let child = await start(env);
    try {
      for (let round = 0; round < kills; round++) {
        const clip = await clipOf(ctx, ownerId, round, round + 10);
        const crashAt = POINTS[round % POINTS.length] ?? null;
        child.send({ workspaceId: workspace.id, fileIds: [], crashAt } satisfies Order);
        const exit = once(child, "exit");
        const { id } = await requestClip(ctx, clip.id);
        await Promise.race([exit, wait(DIES_WITHIN_MS, null, { ref: false })]);
        if (child.signalCode === null) faults.push(`the process did not die at ${crashAt}`);
        await kill(child);
        child = await start(env);
        faults.push(...(await ended(id)));
      }
      const left = (await readdir(temporary)).filter((name) => name.startsWith("earshot-export-"));
      if (left.length > 0) faults.push(`${left.length} folders are left on the disk`);
      return { faults, summary: `${kills} clips, each cut by the next process` };
    } finally {
      await kill(child);
      restore();
      await rm(directory, { recursive: true, force: true });
      await rm(temporary, { recursive: true, force: true });
    }
  },
});

async function ended(id: string): Promise<string[]> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const row = await db().export.findUniqueOrThrow({ where: { id } });
    if (row.status === "ready") {
      const stored = await head(row.storageKey ?? "");
      const audits = await db().auditEntry.count({ where: { targetId: id, action: "export.ready" } });
      const isWhole = stored?.sizeBytes === Number(row.sizeBytes) && stored.sizeBytes === 160_044;
      return [
        ...(isWhole ? [] : [`an export holds ${stored?.sizeBytes} bytes`]),
        ...(audits === 1 ? [] : [`${audits} audits`]),
      ];
    }
    if (row.status === "failed" || Date.now() > deadline) return [`an export is ${row.status}: ${row.error}`];
    await wait(50);
  }
}
