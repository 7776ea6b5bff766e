import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { complete } from "@/lib/services/uploads/complete";
import { start as startUpload } from "@/lib/services/uploads/start";
import { makeCaller } from "@/tests/support/factories";
import { wav } from "@/tests/support/recordings";
import { storageSettings } from "@/tests/support/storage-settings";
import type { Fault } from "./fault";

const CUES = 1_500;
const SECONDS = 3;
const DEADLINE_MS = 300_000;

const time = (index: number) => new Date(index * 3_000).toISOString().slice(11, 23);
const cue = (_: unknown, index: number) =>
  `${time(index)} --> ${time(index + 1)}\n<v Ana>Line ${index} of what was said.\n`;

/** What every round uploads, and how it must end. */
const FILES = [
  ...Array.from({ length: 4 }, (_, index) => ({
    name: `interview-${index}.vtt`,
    bytes: Buffer.from(`WEBVTT\n\n${Array.from({ length: CUES }, cue).join("\n")}`),
    ends: `ready ready, ${CUES} segments; file.ready, file.transcribed, file.uploaded`,
  })),
  { name: "broken.pdf", bytes: Buffer.from("%PDF-1.7 broken"), ends: "failed none, 0 segments; file.uploaded" },
  { name: "call.wav", bytes: wav(SECONDS), ends: "ready needed, 0 segments; file.ready, file.uploaded" },
];

async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const path = join(import.meta.dirname, "processing-process.ts");
  const child = fork(path, { execArgv: ["--import", "tsx"], env });
  await once(child, "message");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function upload(ctx: Context, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<void> {
  const { fileId } = await startUpload(ctx, { name, contentType: "", sizeBytes: bytes.length });
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
  await put(storageKey, bytes, "application/octet-stream");
  await complete(ctx, fileId);
}

/** Uploads go on while the process that does the jobs is killed again and again: no file lost, none done twice. */
export const processingKilled = (kills: number): Fault => ({
  name: `processing: ${kills} x kill -9 while files are processed`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
    const restore = storageSettings(env);
    const { ctx } = await makeCaller({ plan: "scale" });
    let child = await start(env);
    let hit = 0;
    try {
      for (let round = 0; round < kills; round++) {
        for (const file of FILES) await upload(ctx, file);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 800));
        hit += await underWay();
        await kill(child);
        child = await start(env);
      }
      await allSettled(ctx.workspaceId);
      const faults = await check(ctx.workspaceId, kills);
      return { faults, summary: `${kills * FILES.length} files, ${hit} steps under way at a kill` };
    } finally {
      await kill(child);
      restore();
      await rm(directory, { recursive: true, force: true });
    }
  },
});

async function underWay(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM jobs.task WHERE lease_token IS NOT NULL AND ready_at > now()`;
  return row?.count ?? 0;
}

async function allSettled(workspaceId: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while ((await db().file.count({ where: { workspaceId, status: "processing" } })) > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function check(workspaceId: string, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  const files = await db().file.findMany({ where: { workspaceId } });
  for (const { id, name, status, transcriptStatus } of files) {
    const segments = await db().segment.count({ where: { ownerId: id } });
    const events = await db().outboxEvent.findMany({ where: { resourceId: id }, orderBy: { kind: "asc" } });
    const kinds = events.map(({ kind }) => kind).join(", ");
    const ended = `${status} ${transcriptStatus}, ${segments} segments; ${kinds}`;
    const wanted = FILES.find((file) => file.name === name)?.ends;
    if (ended !== wanted) faults.push(`${name} ended as ${ended}`);
    const audits = await db().auditEntry.count({ where: { targetId: id } });
    if (audits !== 3) faults.push(`${name} has ${audits} audit rows`);
  }
  if (files.length !== rounds * FILES.length) faults.push(`${files.length} files`);
  const counted = await db().monthlyUpload.aggregate({ where: { workspaceId }, _sum: { seconds: true } });
  if (counted._sum.seconds !== rounds * SECONDS) faults.push(`${counted._sum.seconds} seconds of recordings counted`);
  return faults;
}
