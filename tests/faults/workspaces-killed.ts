import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { head } from "@/lib/integrations/storage/storage";
import { request } from "@/lib/services/workspaces/archive/request";
import { schedule } from "@/lib/services/workspaces/deletion/schedule";
import { tablesOf } from "@/lib/services/workspaces/deletion/tables-of";
import { manifestOf, sha256, unpack } from "@/tests/support/data/archives";
import { largeWorkspace } from "@/tests/support/data/large-workspace";
import { tablesSaying } from "@/tests/support/read/quoted-words";
import { fromSource } from "@/tests/support/run/from-source";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";
import { kill } from "./processing-child";
import type { WorkspaceOrder } from "./workspace-process";

const SIZE = { segments: 12_000, files: 120, sessions: 1_200, fileBytes: 300_000 };
const OTHER = { segments: 1_000, files: 10, sessions: 100, fileBytes: 10_000 };
const DEADLINE_MS = 300_000;
const LIVES_MS = 1_500;

type Env = NodeJS.ProcessEnv;

async function start(env: Env): Promise<ChildProcess> {
  const { path, execArgv } = fromSource("tests/faults/workspace-process.ts");
  const child = fork(path, { execArgv, env });
  await once(child, "message");
  return child;
}

/**
 * Gives two processes the same order, each killed at a random point or moment and replaced, until one of them reports
 * that it is done; returns how many died.
 */
async function killedAtRandom(env: Env, order: WorkspaceOrder, least: number, faults: string[]): Promise<number> {
  const until = Date.now() + DEADLINE_MS;
  let [died, done] = [0, false];
  const worker = async () => {
    while (!done && Date.now() < until) {
      const child = await start(env);
      child.on("message", (said) => {
        if (said === "done") done = true;
        else if (String(said).startsWith("failed")) faults.push(String(said));
      });
      // The last ones live: otherwise a long order would never end.
      const isSpared = died >= least;
      child.send(Object.assign({}, order, { chance: isSpared ? 0 : order.chance }) satisfies WorkspaceOrder);
      const exit = once(child, "exit");
      const lives = isSpared ? DEADLINE_MS : Math.random() * LIVES_MS;
      const over = Date.now() + lives;
      while (!done && child.exitCode === null && child.signalCode === null && Date.now() < over) await wait(10);
      if (!done && !isSpared) died++;
      await kill(child);
      await exit;
    }
  };
  await Promise.all([worker(), worker()]);
  if (!done) faults.push(`not done after ${DEADLINE_MS / 1000} s`);
  return died;
}

async function countsOf(workspaceId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf()) {
    const text = `SELECT count(*)::int AS n FROM "${table}" WHERE workspace_id = $1`;
    counts[table] = (await pool().query<{ n: number }>(text, [workspaceId])).rows[0]?.n ?? 0;
  }
  return counts;
}

/** How many objects are in the store, under any name. */
const objectsIn = async (directory: string): Promise<number> =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.parentPath.includes("objects"),
  ).length;

/** A workspace is exported and then deleted by processes that keep dying; another one stays whole. */
export const workspacesKilled = (deaths: number): Fault => ({
  name: `workspaces: an archive and a deletion, each by two processes at once that are killed ${deaths} times at random`,
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
    const restore = storageSettings(env);
    const faults: string[] = [];
    try {
      const other = await largeWorkspace(OTHER);
      const before = { counts: await countsOf(other.workspace.id), objects: await objectsIn(directory) };
      const { ctx, person, workspace, keys } = await largeWorkspace(SIZE);
      const workspaceId = workspace.id;

      const { id: archiveId } = await request(ctx);
      const diedArchiving = await killedAtRandom(env, { workspaceId, archiveId, chance: 0.1 }, deaths, faults);
      faults.push(...(await archiveFaults(archiveId, SIZE.files)));

      await schedule(ctx, "Test workspace");
      const { id: deletionId } = await db().workspaceDeletion.findFirstOrThrow({ where: { workspaceId } });
      await pool().query("UPDATE workspace_deletion SET delete_at = now() WHERE id = $1", [deletionId]);
      const diedDeleting = await killedAtRandom(env, { workspaceId, deletionId, chance: 0.02 }, deaths, faults);
      for (const words of [workspaceId, `${person.email}"`])
        for (const table of await tablesSaying(words)) faults.push(`${table} still says ${words}`);
      const receipts = await db().mail.count({ where: { recipient: person.email } });
      if (receipts !== 1) faults.push(`${receipts} receipts`);
      const left = await Promise.all(keys.map((key) => head(key)));
      if (left.some((found) => found !== null)) faults.push("objects are left in the store");

      const after = { counts: await countsOf(other.workspace.id), objects: await objectsIn(directory) };
      if (JSON.stringify(after) !== JSON.stringify(before))
        faults.push(`beside it: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
      return { faults, summary: `${diedArchiving} processes died making the archive, ${diedDeleting} deleting` };
    } finally {
      restore();
      await rm(directory, { recursive: true, force: true });
    }
  },
});

/** What is wrong with a finished archive: everything that its manifest lists is there as listed, and nothing else. */
async function archiveFaults(id: string, files: number): Promise<string[]> {
  const { status, error } = await db().workspaceArchive.findUniqueOrThrow({ where: { id } });
  if (status !== "ready") return [`the archive is ${status}: ${error}`];
  const found = await unpack(id);
  const listed = manifestOf(found).files;
  const wrong = listed.filter(({ path, bytes, sha256: hash }) => {
    const content = found.get(path);
    return content?.length !== bytes || sha256(content) !== hash;
  });
  const kept = listed.filter(({ path }) => path.startsWith("files/")).length;
  const segments = listed.find(({ path }) => path === "data/transcripts.jsonl")?.lines ?? 0;
  const faults = wrong.map(({ path }) => `${path} is not what the manifest says`);
  if (found.size !== listed.length + 1) faults.push(`${found.size} files, and the manifest lists ${listed.length}`);
  if (kept !== files) faults.push(`${kept} of ${files} files`);
  if (segments === 0) faults.push("no transcripts");
  const audits = await db().auditEntry.count({ where: { targetId: id, action: "archive.ready" } });
  if (audits !== 1) faults.push(`${audits} entries say that it is ready`);
  return faults;
}
