import { type ChildProcess, execFile, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { start as startUpload } from "@/lib/services/uploads/start";
import { makeCaller } from "@/tests/support/factories";
import { storageSettings } from "@/tests/support/storage-settings";
import type { Fault } from "./fault";
import type { Order } from "./processing-process";

/** Above what the same process holds once it has read a harmless file: the code of parser and jobs, and its threads. */
const MOST_MEGABYTES = 400;
/** Above what this process, which only waits, is kept by the machine meanwhile. */
const MOST_LAG_MS = 200;
const DEADLINE_MS = 120_000;
const CLAIMED_BYTES = 3 * 1024 ** 3;

/** What is a transcript all the same, or a recording, and is taken; everything else is refused with a sentence. */
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

type Measured = { peakBytes: number; lagMs: number };
type Cost = Measured & { idleBytes: number; machineLagMs: number; seconds: number };
type Processed = { name: string; ended: string; error: string | null; cost: Cost };

async function measure(child: ChildProcess): Promise<Measured> {
  const answer = once(child, "message");
  child.send("measure");
  return (await answer)[0];
}

const control = monitorEventLoopDelay({ resolution: 5 });
control.enable();

/** Uploads one file and lets the process take it to its end. */
async function processed(ctx: Context, child: ChildProcess, { name, fileName, bytes }: Given): Promise<Processed> {
  const { fileId } = await startUpload(ctx, { name: fileName, contentType: "", sizeBytes: bytes.length });
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId } });
  await put(storageKey, bytes, "application/octet-stream");
  const { peakBytes: idleBytes } = await measure(child);
  control.reset();
  const startedMs = performance.now();
  const completed = once(child, "message");
  child.send({ workspaceId: ctx.workspaceId, fileIds: [fileId], crashAt: null } satisfies Order);
  await completed;
  const settled = async () => {
    const file = await db().file.findUniqueOrThrow({ where: { id: fileId } });
    return file.status === "processing" || file.contentHash === null ? null : file;
  };
  let file = await settled();
  while (!file && performance.now() - startedMs < DEADLINE_MS) {
    await wait(20);
    file = await settled();
  }
  const seconds = (performance.now() - startedMs) / 1000;
  const cost = { idleBytes, machineLagMs: control.max / 1e6, seconds, ...(await measure(child)) };
  return { name, ended: file?.status ?? "stuck", error: file?.error ?? null, cost };
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
const tookOf = ({ cost: { peakBytes, idleBytes } }: Processed) => megabytes(peakBytes - idleBytes);
const lagOf = ({ cost: { lagMs, machineLagMs } }: Processed) => Math.round(lagMs - machineLagMs);

function faultsOf(one: Processed): string[] {
  const { name, ended, error } = one;
  const faults: string[] = [];
  if (ended !== (TAKEN.has(name) ? "ready" : "failed")) faults.push(`${name} ended as ${ended}: ${error}`);
  if (ended === "failed" && !/^[A-Z].*\.$/.test(error ?? "")) faults.push(`${name} failed without a sentence`);
  if (tookOf(one) >= MOST_MEGABYTES) faults.push(`${name} took ${tookOf(one)} MB`);
  if (lagOf(one) >= MOST_LAG_MS) faults.push(`${name} kept the event loop for ${lagOf(one)} ms`);
  return faults;
}

function told({ name, ended, error, cost }: Processed): string {
  const memory = `${megabytes(cost.idleBytes)} to ${megabytes(cost.peakBytes)} MB`;
  const lag = `lag ${Math.round(cost.lagMs)} ms (machine ${Math.round(cost.machineLagMs)} ms)`;
  return `      ${name}: ${ended}, ${cost.seconds.toFixed(1)} s, ${memory}, ${lag}${error ? `. ${error}` : ""}`;
}

/** Files made to hurt go through upload and jobs one by one: each ends, and costs neither memory nor anybody's time. */
export const hostileFilesProcessed: Fault = {
  name: "hostile: bombs, claims and endless patterns through the real jobs",
  async run(databaseUrl) {
    const directory = await mkdtemp(join(tmpdir(), "earshot-faults-"));
    const given = join(directory, "given");
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: directory };
    const restore = storageSettings(env);
    const script = (name: string) => join(import.meta.dirname, name);
    const writer = script("../support/transcript-files/write-hostile-files-process.ts");
    await promisify(execFile)(process.execPath, ["--import", "tsx", writer, given], { env });
    // Each gets a process of its own: what one file cost is not what the next one costs.
    const inProcess = async (ctx: Context, name: string) => {
      const [fileName = ""] = await readdir(join(given, name));
      const bytes = await readFile(join(given, name, fileName));
      const child = fork(script("hostile-process.ts"), { execArgv: ["--import", "tsx"], env });
      try {
        await once(child, "message");
        await processed(ctx, child, HARMLESS);
        return await processed(ctx, child, { name, fileName, bytes });
      } finally {
        child.kill("SIGKILL");
      }
    };
    try {
      const { ctx } = await makeCaller({ plan: "scale" });
      const faults: string[] = [];
      const claimed = startUpload(ctx, { name: "a.vtt", contentType: "text/vtt", sizeBytes: CLAIMED_BYTES });
      if ((await claimed.catch((error) => error.kind)) !== "invalid") faults.push("a claim of 3 GB was taken");
      const all: Processed[] = [];
      for (const name of await readdir(given)) {
        const one = await inProcess(ctx, name);
        all.push(one);
        faults.push(...faultsOf(one));
        console.log(told(one));
      }
      const took = `at most ${Math.max(...all.map(tookOf))} MB more than a harmless file`;
      const lag = `lag at most ${Math.max(...all.map(lagOf))} ms above the machine's`;
      return { faults, summary: `${all.length} files, ${took}, ${lag}` };
    } finally {
      restore();
      await rm(directory, { recursive: true, force: true });
    }
  },
};
