import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { put } from "@/lib/integrations/storage/storage";
import { create } from "@/lib/services/studies/create";
import { end } from "@/lib/services/studies/end";
import { launch } from "@/lib/services/studies/launch";
import { conclude } from "@/lib/services/swarm/runs/conclude";
import { DEMO_PLAN } from "./demo-plan";
import { drawAll } from "./draw-all";
import type { Recorded } from "./read-walks";

const TITLE = "Can people buy a mug, and send it back?";
const QUESTION = "What gets in the way of people who buy in our shop for the first time?";
const DAYS_AGO = 12;
const STEP_MS = 4_000;

/** An ended Swarm study of the demo shop with one run: what agents really did there, and what they found. */
export async function demoSwarm(ctx: Context, projectId: string): Promise<void> {
  const { agents, pictures } = await drawAll();
  const { workspaceId } = ctx;
  const study = await create(ctx, { type: "swarm", title: TITLE, question: QUESTION, swarm: DEMO_PLAN, projectId });
  await transaction(ctx, (tx) => launch(tx, ctx, study.id));
  // Nobody sets out: what the agents did is known.
  await db().outboxEvent.deleteMany({ where: { workspaceId, kind: "swarm.agent.queued" } });
  const started = new Date(Date.now() - DAYS_AGO * 86_400_000);
  const after = (steps: number) => new Date(started.getTime() + steps * STEP_MS);
  const run = await db().swarmRun.findFirstOrThrow({
    where: { studyId: study.id, workspaceId },
    select: { id: true, agents: { orderBy: { number: "asc" }, select: { id: true } } },
  });
  for (const [at, { steps, outcomes, problems }] of agents.entries()) {
    const agentId = run.agents[at]?.id;
    if (!agentId) continue;
    const rows = steps.map((step, index) => rowOf(ctx, { agentId, index, createdAt: after(index) }, step));
    await db().swarmStep.createMany({ data: rows });
    await Promise.all(
      steps.map(async ({ picture }, index) => {
        const [key, bytes] = [rows[index]?.screenshotKey, pictures[picture ?? -1]];
        if (key && bytes) await put(key, bytes, "image/png");
      }),
    );
    const times = { startedAt: started, endedAt: after(steps.length) };
    await db().swarmAgent.update({
      where: { id: agentId },
      data: {
        status: "done",
        attempt: 1,
        siteLanguage: "en",
        outcomes,
        problems,
        startedAt: times.startedAt,
        endedAt: times.endedAt,
      },
      select: { id: true },
    });
  }
  await transaction(ctx, (tx) => conclude(tx, ctx, run.id));
  await end(ctx, study.id);
  const last = after(Math.max(...agents.map(({ steps }) => steps.length)));
  const of = { where: { id: run.id, workspaceId }, select: { id: true } };
  await db().swarmRun.update({
    where: of.where,
    select: of.select,
    data: { createdAt: started, startedAt: started, endedAt: last },
  });
  await db().finding.updateMany({ where: { runId: run.id, workspaceId }, data: { createdAt: last } });
  await db().study.update({
    where: { id: study.id },
    data: { createdAt: started, launchedAt: started, endedAt: last, updatedAt: last },
    select: { id: true },
  });
}

type Place = { agentId: string; index: number; createdAt: Date };

const rowOf = ({ workspaceId }: Context, { agentId, index, createdAt }: Place, step: Recorded["steps"][number]) => ({
  agentId,
  index,
  createdAt,
  taskId: step.task,
  action: step.action,
  thought: step.thought,
  error: step.error,
  pageUrl: step.url,
  pageTitle: step.title,
  notes: step.notes,
  screenshotKey: step.picture === null ? null : `${newObjectKey(workspaceId)}.png`,
});
