import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { leaveThreadsTheirLimits } from "@/lib/core/threads/leave-threads-their-limits";
import { noteSocketAddresses } from "@/lib/http/caller/client-address";
import { finishBodies } from "@/lib/http/server/finish-bodies";
import { repairRequests } from "@/lib/http/server/repair-requests";
import { allowLongUploads } from "@/lib/integrations/storage/embedded/allow-long-uploads";
import { tellLengths } from "@/lib/integrations/storage/embedded/tell-lengths";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { endWatching } from "@/lib/services/boards/watch/end-watching";

/** Settings that only a data directory of our own can stand in for; `npm start` provides them. */
const NEEDED = ["DATABASE_URL", "APP_SECRET"] as const;

function checkSettings() {
  const settings = config();
  const missing = NEEDED.find((name) => !settings[name]);
  if (missing) throw new Error(`The setting ${missing} is missing: give one, or use npm start, which makes one.`);
  process.env.NEXTAUTH_URL = settings.APP_URL;
  process.env.NEXTAUTH_SECRET = settings.APP_SECRET;
}

/** Next.js ends the process once its requests are answered; running job steps get to finish too. */
function stopGracefully() {
  endWatching();
  const exit = process.exit.bind(process);
  const jobsStopped = stopJobs().catch((error: unknown) => log().error({ error }, "jobs did not stop cleanly"));
  process.exit = ((code) => void jobsStopped.then(() => exit(code))) as typeof process.exit;
}

/** Checks the settings and starts this process's share of the jobs; a bad setting ends it with one sentence. */
export async function startProcess() {
  // The starting script owns this process: if it was killed, this one must not keep the port.
  if (process.connected) process.once("disconnect", () => process.exit(1));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stopGracefully);
  try {
    checkSettings();
    leaveThreadsTheirLimits();
    noteSocketAddresses();
    repairRequests();
    finishBodies();
    if (!config().S3_ENDPOINT) {
      allowLongUploads();
      tellLengths();
    }
    await startJobs();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
