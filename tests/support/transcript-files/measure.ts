import { createReadStream, statSync } from "node:fs";
import { basename } from "node:path";
import { parseInWorker } from "@/lib/services/transcripts/parse/parse-in-worker";

/** Run as a process of its own with a file's path: parses it and prints what it cost as one line of JSON. */
const path = process.argv[2] ?? "";
const sizeBytes = statSync(path).size;

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
const outcome = await parseInWorker(createReadStream(path), { fileName: basename(path), sizeBytes }).then(
  ({ segments }) => ({ segments: segments.length }),
  (error) => ({ name: error.name, message: error.message, reason: error.extra?.reason }),
);
clearInterval(watch);
const cost = { sizeBytes, ms: Math.round(performance.now() - begin), lagMs: Math.round(lagMs) };
process.stdout.write(`${JSON.stringify({ ...cost, peakMegabytes: Math.round(peakBytes / 1024 ** 2), ...outcome })}\n`);
