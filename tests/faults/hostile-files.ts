import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { complete } from "@/lib/services/uploads/complete";
import { start as startUpload } from "@/lib/services/uploads/start";
import { serveApp } from "@/tests/bench/serve-app";
import { makeCaller } from "@/tests/support/factories";
import { fromSource } from "@/tests/support/run/from-source";
import { storageSettings } from "@/tests/support/storage/storage-settings";
import type { Fault } from "./fault";
import { watchServer } from "./watch-server";

/** Above what the same server uses once it has read a harmless file: the code of parser and jobs, and its threads. */
const MOST_MEGABYTES = 200;
/** How much longer a response takes than the same server's slowest while idle. */
const MOST_LAG_MS = 200;
const DEADLINE_MS = 120_000;
const CLAIMED_BYTES = 3 * 1024 ** 3;

/**
 * Files that are transcripts or recordings nevertheless, and are accepted; everything else is refused with a sentence.
 */
const TAKEN = new Set([
  "3-hour VTT",
  "CSV of 49,000 rows",
  "CSV of a million columns",
  "VTT of open tags",
  "VTT of a million ampersands",
  "TXT of one line of white space",
  "TXT of colons",
  "PDF that claims a billion pages",
  "recording that claims 3 GB",
]);

type Given = { name: string; fileName: string; bytes: Uint8Array };
const VTT = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello.\n";
const HARMLESS: Given = { name: "harmless", fileName: "a.vtt", bytes: Buffer.from(VTT) };

type Processed = {
  name: string;
  ended: string;
  error: string | null;
  seconds: number;
  idleMegabytes: number;
  peakMegabytes: number;
  lagMs: number;
};

/** Uploads one file and waits until the server is done with it. */
async function processed(
  ctx: Context,
  server: { pid: number; base: string },
  { name, fileName, bytes }: Given,
): Promise<Processed> {
  const { fileId } = await startUpload(ctx, { name: fileName, contentType: "", sizeBytes: bytes.length });
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
  await put(storageKey, bytes, "application/octet-stream");
  const quiet = await watchServer(server);
  await wait(500);
  const idle = await quiet.stop();
  const watch = await watchServer(server);
  const startedMs = performance.now();
  await complete(ctx, fileId);
  const settled = async () => {
    const file = await db().file.findUniqueOrThrow({ where: { id: fileId } });
    return file.status === "processing" || file.contentHash === null ? null : file;
  };
  let file = await settled();
  while (!file && performance.now() - startedMs < DEADLINE_MS) {
    await wait(50);
    file = await settled();
  }
  const seconds = (performance.now() - startedMs) / 1000;
  const cost = await watch.stop();
  return {
    name,
    ended: file?.status ?? "stuck",
    error: file?.error ?? null,
    seconds,
    idleMegabytes: idle.peakMegabytes,
    peakMegabytes: cost.peakMegabytes,
    lagMs: Math.max(0, cost.slowestMs - idle.slowestMs),
  };
}

const tookOf = ({ idleMegabytes, peakMegabytes }: Processed) => peakMegabytes - idleMegabytes;

function faultsOf(one: Processed): string[] {
  const { name, ended, error, lagMs } = one;
  const faults: string[] = [];
  if (ended !== (TAKEN.has(name) ? "ready" : "failed")) faults.push(`${name} ended as ${ended}: ${error}`);
  if (ended === "failed" && !/^[A-Z].*\.$/.test(error ?? "")) faults.push(`${name} failed without a sentence`);
  if (tookOf(one) >= MOST_MEGABYTES) faults.push(`${name} took ${tookOf(one)} MB`);
  if (lagMs >= MOST_LAG_MS) faults.push(`${name} kept others waiting for ${Math.round(lagMs)} ms`);
  return faults;
}

function told({ name, ended, error, seconds, idleMegabytes, peakMegabytes, lagMs }: Processed): string {
  const cost = `${seconds.toFixed(1)} s, ${idleMegabytes} to ${peakMegabytes} MB, lag ${Math.round(lagMs)} ms`;
  return `      ${name}: ${ended}, ${cost}${error ? `. ${error}` : ""}`;
}

/**
 * Files made to do harm go one by one through upload and jobs of the built app: each ends, and costs neither memory nor
 * anybody's time. Each gets its own server, so that one file's cost isn't counted for the next.
 */
export const hostileFilesProcessed: Fault = {
  name: "hostile: bombs, claims and endless patterns through the built app",
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const given = join(directory, "given");
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(directory, "data") };
    const restore = storageSettings(env);
    const writer = fromSource("tests/support/transcript-files/write-hostile-files-process.ts");
    await promisify(execFile)(process.execPath, [...writer.execArgv, writer.path, given], { env });
    const inServer = async (ctx: Context, name: string) => {
      const [fileName = ""] = await readdir(join(given, name));
      const bytes = await readFile(join(given, name, fileName));
      const { base, app } = await serveApp(databaseUrl, directory);
      try {
        const server = { pid: app.pid ?? 0, base };
        await processed(ctx, server, HARMLESS);
        return await processed(ctx, server, { name, fileName, bytes });
      } finally {
        const ended = once(app, "exit");
        app.kill("SIGKILL");
        await ended;
      }
    };
    try {
      const { ctx } = await makeCaller({ plan: "scale" });
      const faults: string[] = [];
      const claimed = startUpload(ctx, { name: "a.vtt", contentType: "text/vtt", sizeBytes: CLAIMED_BYTES });
      if ((await claimed.catch((error) => error.kind)) !== "invalid") faults.push("a claim of 3 GB was taken");
      const all: Processed[] = [];
      for (const name of await readdir(given)) {
        const one = await inServer(ctx, name);
        all.push(one);
        faults.push(...faultsOf(one));
        console.log(told(one));
      }
      const took = Math.max(...all.map(tookOf));
      const most = Math.max(...all.map(({ peakMegabytes }) => peakMegabytes));
      const lag = Math.round(Math.max(...all.map(({ lagMs }) => lagMs)));
      return {
        faults,
        summary: `${all.length} files, at most ${took} MB more (${most} in all), others waited at most ${lag} ms longer`,
      };
    } finally {
      restore();
      await rm(directory, { recursive: true, force: true });
    }
  },
};
