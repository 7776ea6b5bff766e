import { monitorEventLoopDelay } from "node:perf_hooks";
import "./processing-process";

/** The process that does the jobs, which tells what it cost: its memory, threads included, and how long it was deaf. */
let peakBytes = 0;
setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}, 20).unref();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on("message", (message) => {
  if (message !== "measure") return;
  process.send?.({ peakBytes, lagMs: delay.max / 1e6 });
  peakBytes = process.memoryUsage.rss();
  delay.reset();
});
