import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { schedule } from "@/lib/services/workspaces/deletion/schedule";
import { libraryServer } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";
import { saveStripeCard } from "@/tests/support/stand-ins/payment-services";

/** A payment service that never answers. */
const AWAY = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec", STRIPE_BASE_URL: "http://127.0.0.1:9" };

const DUE = "UPDATE jobs.cron SET next_at = now() WHERE function_id = 'earshot-delete-workspaces'";

async function dueFor(hours: number, prepare = async (_workspaceId: string) => {}): Promise<string> {
  const { ctx, workspace } = await makeCaller({ plan: "scale" });
  await schedule(ctx, "Test workspace");
  await prepare(workspace.id);
  await pool().query(
    "UPDATE workspace_deletion SET delete_at = now() - $2 * interval '1 hour' WHERE workspace_id = $1",
    [workspace.id, hours],
  );
  return workspace.id;
}

test("a workspace that can't be deleted yet, as its card can't be removed, holds up no other", async () => {
  const close = await libraryServer();
  const stuck = await dueFor(2, (id) => saveStripeCard(id, "pays"));
  const other = await dueFor(1);
  await withSettings(AWAY, async () => {
    await startJobs();
    // Schedules are written after the start.
    await vi.waitFor(async () => expect((await pool().query(DUE)).rowCount).toBe(1), { interval: 20 });
    const left = async (id: string) => db().workspace.count({ where: { id } });
    await vi.waitFor(async () => expect(await left(other)).toBe(0), { timeout: 25_000, interval: 50 });
    expect(await left(stuck)).toBe(1);
    await stopJobs();
  });
  await close();
});
