import { runningJobs } from "./running-jobs";

/** Finishes the steps under way, at most 25 s, and takes up no new ones. */
export async function stopJobs(): Promise<void> {
  const jobs = runningJobs.earshotJobs;
  runningJobs.earshotJobs = undefined;
  await (await jobs)?.stop();
}
