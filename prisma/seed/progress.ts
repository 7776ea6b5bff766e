import type { Context } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";
import { db, prisma } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { emailOf } from "./demo-accounts";

const FINISHED = "demo.seeded";

/** The plans whose demo workspace is not there in full. Throws when the database holds anything else. */
export async function unfinishedPlans(plans: readonly Plan[]): Promise<Plan[]> {
  const finished = await db().auditEntry.findMany({ where: { action: FINISHED }, select: { details: true } });
  const done = new Set(finished.map(({ details }) => JSON.stringify(details)));
  const left = plans.filter((plan) => !done.has(JSON.stringify({ plan })));
  if (left.length === 0) return [];
  // Whoever could delete a workspace had the whole demo: what is missing since then is meant to be.
  if ((await db().workspaceDeletion.count({ where: { startedAt: { not: null } } })) > 0) return [];
  const strangers = await db().user.count({ where: { NOT: { email: { endsWith: ".earshot.test" } } } });
  if (strangers > 0) throw new Error("This database is in use, so the demo workspaces were not written into it.");
  return left;
}

/** Takes back what a run that was cut off left of a demo workspace. */
export async function clearUnfinished(plan: Plan): Promise<void> {
  const email = emailOf("admin", plan);
  const workspaces = await db().workspace.findMany({
    where: { memberships: { some: { user: { email } } } },
    select: { id: true },
  });
  for (const { id: workspaceId } of workspaces) {
    await prisma().$transaction([
      db().outboxEvent.deleteMany({ where: { workspaceId } }),
      db().auditEntry.deleteMany({ where: { workspaceId } }),
      db().user.deleteMany({ where: { memberships: { some: { workspaceId } } } }),
      db().workspace.delete({ where: { id: workspaceId } }),
    ]);
  }
}

/** The last thing written of a demo workspace. */
export const finish = (ctx: Context): Promise<void> =>
  transaction(ctx, async (tx) =>
    audit(tx, { action: FINISHED, targetId: ctx.workspaceId, details: { plan: ctx.plan } }),
  );
