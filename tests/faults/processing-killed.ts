import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { makeCaller } from "@/tests/support/factories";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";
import { kill, start } from "./processing-child";
import { FILES, ROUND_SECONDS, sendBytes } from "./processing-files";
import type { Order } from "./processing-process";

const DEADLINE_MS = 300_000;
const DIES_WITHIN_MS = 20_000;
/** Where the process dies: between all that must happen once. Every other kill comes at a random moment. */
const POINTS = [
  "upload.before_join",
  "upload.after_join",
  "upload.before_copy",
  "upload.before_complete",
  "upload.after_complete",
  "file.after_parse",
  "file.before_ready",
  "file.after_ready",
];

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Gives the order and waits for the death at its point; without a point, for a moment. Returns whether it died. */
async function die(child: ChildProcess, order: Order): Promise<boolean> {
  const exit = once(child, "exit");
  child.send(order);
  await Promise.race([exit, wait(order.crashAt ? DIES_WITHIN_MS : Math.random() * 1_500, null, { ref: false })]);
  return hasEnded(child);
}

/** Uploads continue while the process doing the work is killed again and again: no file lost, none processed twice. */
export const processingKilled = (kills: number, points: readonly string[] = POINTS): Fault => ({
  name: `processing: ${kills} x kill -9 while uploads are completed and processed`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
    const restore = storageSettings(env);
    const { ctx } = await makeCaller({ plan: "scale" });
    const { workspaceId } = ctx;
    let child = await start(env);
    const faults: string[] = [];
    let underWayAtKill = 0;
    try {
      for (let round = 0; round < kills; round++) {
        const fileIds: string[] = [];
        for (const file of FILES) fileIds.push(await sendBytes(ctx, file));
        const crashAt = points[round % (points.length + 1)] ?? null;
        const died = await die(child, { workspaceId, fileIds, crashAt });
        if (crashAt && !died) faults.push(`the process did not die at ${crashAt}`);
        underWayAtKill += await underWay();
        await kill(child);
        child = await start(env);
        // Callers without a response ask again.
        child.send({ workspaceId, fileIds, crashAt: null } satisfies Order);
        await once(child, "message");
      }
      await allSettled(workspaceId);
      faults.push(...(await check(workspaceId, kills)));
      return { faults, summary: `${kills * FILES.length} files, ${underWayAtKill} steps under way at a kill` };
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
  const unsettled = { workspaceId, OR: [{ status: "processing" }, { contentHash: null }] };
  while ((await db().file.count({ where: unsettled })) > 0 && Date.now() < deadline) await wait(100);
}

async function check(workspaceId: string, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  const hashes = new Map(FILES.map(({ name, bytes }) => [name, createHash("sha256").update(bytes).digest("hex")]));
  const files = await db().file.findMany({ where: { workspaceId } });
  for (const { id, name, status, transcriptStatus, contentHash } of files) {
    const segments = await db().segment.count({ where: { ownerId: id } });
    // A waveform is drawn on the side, and may be drawn twice.
    const audits = await db().auditEntry.count({ where: { targetId: id, NOT: { action: "file.measured" } } });
    const told = { resourceId: id, kind: { not: "recording.stored" } };
    const events = await db().outboxEvent.findMany({ where: told, orderBy: { kind: "asc" } });
    const kinds = events.map(({ kind }) => kind).join(", ");
    const ended = `${status} ${transcriptStatus}, ${segments} segments, ${audits} audit rows; ${kinds}`;
    const wanted = FILES.find((file) => file.name === name)?.ends;
    if (ended !== wanted) faults.push(`${name} ended as ${ended}`);
    if (contentHash !== hashes.get(name)) faults.push(`${name} has the hash ${contentHash}`);
  }
  if (files.length !== rounds * FILES.length) faults.push(`${files.length} files`);
  const counted = await db().monthlyUpload.aggregate({ where: { workspaceId }, _sum: { seconds: true } });
  if (counted._sum.seconds !== rounds * ROUND_SECONDS)
    faults.push(`${counted._sum.seconds} seconds of recordings counted`);
  return faults;
}
