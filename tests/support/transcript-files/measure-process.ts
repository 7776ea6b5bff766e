import { createReadStream, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { parseInWorker } from "@/lib/services/transcripts/parse/parse-in-worker";

/**
 * Run as a separate process with the folder of write-hostile-files-process: parses one file after another and prints
 * the cost of each as a line of JSON. Memory is that of the whole process.
 */
const folder = process.argv[2] ?? "";
const names = process.argv[3] ? [process.argv[3]] : readdirSync(folder);

async function measure(path: string) {
  let lagMs = 0;
  let peakBytes = process.memoryUsage.rss();
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    lagMs = Math.max(lagMs, now - last - 5);
    last = now;
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 5);
  const begin = performance.now();
  const sizeBytes = statSync(path).size;
  const outcome = await parseInWorker(createReadStream(path), { fileName: basename(path), sizeBytes }).then(
    ({ segments }) => ({ segments: segments.length }),
    (error) => ({ name: error.name, message: error.message, reason: error.extra?.reason }),
  );
  clearInterval(watch);
  const ms = Math.round(performance.now() - begin);
  return { sizeBytes, ms, lagMs: Math.round(lagMs), peakMegabytes: Math.round(peakBytes / 1024 ** 2), ...outcome };
}

for (const name of names) {
  const [file = ""] = readdirSync(join(folder, name));
  process.stdout.write(`${JSON.stringify({ file: name, ...(await measure(join(folder, name, file))) })}\n`);
}
