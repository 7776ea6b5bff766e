import { Worker } from "node:worker_threads";
import { leaveThreadsTheirLimits } from "@/lib/core/threads/leave-threads-their-limits";

/** In a thread that may have 8 MB of young objects: makes many, and says how much room they had at most, in MB. */
const IN_THREAD = `
  const { getHeapSpaceStatistics } = require("node:v8");
  let most = 0;
  const kept = [];
  for (let i = 0; i < 3_000_000; i++) {
    kept[i % 300_000] = { i, list: [i] };
    if (i % 10_000 === 0)
      most = Math.max(most, getHeapSpaceStatistics().find((space) => space.space_name === "new_space").space_size);
  }
  require("node:worker_threads").parentPort.postMessage(most / 2 ** 20);`;

leaveThreadsTheirLimits();
const thread = new Worker(IN_THREAD, { eval: true, resourceLimits: { maxYoungGenerationSizeMb: 8 } });
thread.once("message", (megabytes) => process.stdout.write(String(megabytes)));
