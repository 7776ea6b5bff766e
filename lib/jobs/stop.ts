import { runningJobs } from "./running-jobs";

/** Finishes running steps, for at most 25 s, and takes no new ones. */
export async function stopJobs(): Promise<void> {
  const jobs = runningJobs.earshotJobs;
  runningJobs.earshotJobs = undefined;
  await (await jobs)?.stop();
}
