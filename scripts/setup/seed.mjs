import { join } from "node:path";
import { run } from "./run.mjs";
import { hashOf, whenChanged } from "./stamp.mjs";
import { step } from "./step.mjs";

/**
 * Creates the demo workspaces, once per data directory, and again if they have changed.
 * @param {string} dataDirectory
 * @param {Record<string, string>} env
 * @param {AbortSignal} signal
 */
export async function seed(dataDirectory, env, signal) {
  const make = () => run(["--import", "tsx", "prisma/seed/index.ts"], { env, signal });
  const inputs = `${env.DATABASE_URL && new URL(env.DATABASE_URL).pathname} ${hashOf(["prisma/seed", "prisma/schema"])}`;
  await whenChanged(join(dataDirectory, "seeded"), inputs, () => step("Writing the demo workspaces", make));
}
