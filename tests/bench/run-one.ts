import { leaveThreadsTheirLimits } from "@/lib/core/threads/leave-threads-their-limits";
import { BENCHES } from "./benches";

/** Runs the named benchmark in this process. */
process.env.LOG_LEVEL ??= "silent";
process.env.APP_SECRET ??= "a-secret-for-benches-of-32-characters-or-more";
leaveThreadsTheirLimits();
const open = BENCHES[process.argv[2] ?? ""];
if (!open) throw new Error("There is no such benchmark.");
const { name, run } = await open();
console.log(name);
for (const line of await run()) console.log(`  ${line}`);
process.exit(0);
