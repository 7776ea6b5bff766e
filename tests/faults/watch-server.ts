import { readFile, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

const ASK_EVERY_MS = 10;

/**
 * A server's effect on memory and on others from now on: its peak resident memory as the kernel recorded it (Linux),
 * including threads, and its slowest response to a trivial call.
 */
export async function watchServer({ pid, base }: { pid: number; base: string }) {
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  let slowestMs = 0;
  let watching = true;
  const asking = (async () => {
    while (watching) {
      const askedMs = performance.now();
      await (await fetch(`${base}/healthz`)).text();
      slowestMs = Math.max(slowestMs, performance.now() - askedMs);
      await setTimeout(ASK_EVERY_MS);
    }
  })();
  return {
    async stop(): Promise<{ peakMegabytes: number; slowestMs: number }> {
      watching = false;
      await asking;
      const [, kilobytes = "0"] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
      return { peakMegabytes: Math.round(Number(kilobytes) / 1024), slowestMs };
    },
  };
}
