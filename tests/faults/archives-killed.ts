import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { request } from "@/lib/services/workspaces/archive/request";
import { manifestOf, sha256, unpack } from "@/tests/support/data/archives";
import { addRecording } from "@/tests/support/data/clips";
import { makeCaller } from "@/tests/support/factories";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";
import { kill, start } from "./processing-child";
import type { Order } from "./processing-process";

const DEADLINE_MS = 120_000;
const DIES_WITHIN_MS = 30_000;
const POINTS = ["archive rows read", "archive part stored", "archive copied"];
const SOUND_BYTES = 30 * 1024 ** 2;

/**
 * A workspace is exported while the process doing it is killed at each of its crash points: the result is one whole
 * ZIP.
 */
export const archivesKilled = (rounds: number): Fault => ({
  name: `archives: ${rounds} exports of everything, each killed ${POINTS.length} times by kill -9`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const temporary = await mkdtemp(join(tmpdir(), "earshot-faults-tmp-"));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory, TMPDIR: temporary };
    const restore = storageSettings(env);
    const { ctx, workspace } = await makeCaller({ plan: "scale" });
    const sound = randomBytes(SOUND_BYTES);
    const fileId = await addRecording(ctx, { bytes: sound, seconds: 60 });
    const faults: string[] = [];
    let child = await start(env);
    try {
      for (let round = 0; round < rounds; round++) {
        const { id } = await request(ctx);
        for (const crashAt of POINTS) {
          child.send({ workspaceId: workspace.id, fileIds: [], crashAt } satisfies Order);
          const exit = once(child, "exit");
          await Promise.race([exit, wait(DIES_WITHIN_MS, null, { ref: false })]);
          if (child.signalCode === null) faults.push(`the process did not die at ${crashAt}`);
          await kill(child);
          child = await start(env);
        }
        faults.push(...(await ended(id, `files/${fileId}/talk.wav`, sha256(sound))));
      }
      const left = (await readdir(temporary)).filter((name) => name.startsWith("earshot-export-"));
      if (left.length > 1) faults.push(`${left.length} folders are left on the disk`);
      return { faults, summary: `${rounds} archives, each finished by the fourth process` };
    } finally {
      await kill(child);
      restore();
      await rm(directory, { recursive: true, force: true });
      await rm(temporary, { recursive: true, force: true });
    }
  },
});

async function ended(id: string, path: string, hash: string): Promise<string[]> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const { status, error } = await db().workspaceArchive.findUniqueOrThrow({ where: { id } });
    if (status === "ready") break;
    if (status === "failed" || Date.now() > deadline) return [`an archive is ${status}: ${error}`];
    await wait(50);
  }
  const files = await unpack(id);
  const wrong = manifestOf(files).files.filter(
    (file) => sha256(files.get(file.path) ?? Buffer.alloc(0)) !== file.sha256,
  );
  const audits = await db().auditEntry.count({ where: { targetId: id, action: "archive.ready" } });
  return [
    ...wrong.map((file) => `${file.path} is not what the manifest says`),
    ...(sha256(files.get(path) ?? Buffer.alloc(0)) === hash ? [] : ["the recording is not what was stored"]),
    ...(audits === 1 ? [] : [`${audits} audits`]),
  ];
}
