import pg from "pg";
import { config } from "@/lib/core/config";
import { PLANS, type Plan } from "@/lib/core/plans";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { hashPassword } from "@/lib/services/people/hash-password";
import { demoAccounts } from "./demo-accounts";
import { demoClips } from "./demo-clips";
import { demoProject } from "./demo-project";
import { demoReports } from "./demo-reports";
import { demoStudies } from "./demo-studies";
import { demoTags } from "./demo-tags";
import { clearUnfinished, finish, unfinishedPlans } from "./progress";
import { demoSwarm } from "./swarm/demo-swarm";

const PASSWORD = "earshot-demo";
/** Any fixed number: it names this lock among the advisory locks of the database. */
const LOCK = 727_110_241;

/**
 * Writes the demo workspaces into an empty database, or finishes what an earlier run began; does nothing once they are
 * there. Throws one sentence for a database that holds anything else.
 */
async function seed(): Promise<void> {
  const plans = await unfinishedPlans(PLANS);
  if (plans.length === 0) return;
  const passwordHash = await hashPassword(PASSWORD);
  await Promise.all(plans.map((plan) => seedWorkspace(plan, passwordHash)));
}

async function seedWorkspace(plan: Plan, passwordHash: string): Promise<void> {
  await clearUnfinished(plan);
  const ctx = await demoAccounts(plan, passwordHash);
  if (plan !== "free") {
    const projectId = await demoProject(ctx);
    await demoStudies(ctx, projectId);
    await demoClips(ctx, projectId);
    await demoTags(ctx, projectId);
    await demoReports(ctx);
    await demoSwarm(ctx, projectId);
  }
  await finish(ctx);
}

/** A connection of its own holds the lock, so that a second starter waits for the first and then finds it all done. */
async function alone(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: config().DATABASE_URL });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await work();
  } finally {
    await client.end();
  }
}

try {
  await alone(seed);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await prisma().$disconnect();
  await pool().end();
}
