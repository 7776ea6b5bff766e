import { createHash } from "node:crypto";
import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import type { Persona } from "@/lib/core/swarm/types";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import type { StudyRecord } from "@/lib/services/studies/record";

const seedOf = (studyId: string): number => createHash("sha256").update(studyId).digest().readUInt32BE(0) >>> 1;

/**
 * Queues a run of a Swarm study: one agent per persona, each with an event that starts it. The same study always uses
 * the same seed, so that runs can be compared. Call under the study's lock, if no other run is active. Checks neither
 * rights nor payment.
 */
export async function begin(
  tx: Transaction,
  ctx: Context,
  study: StudyRecord,
  chargeId: string | null,
): Promise<string> {
  const { id: studyId, swarm: plan, title } = study;
  if (!plan) throw new Error("a Swarm study without a plan was launched");
  const id = newId("swarmRun");
  const seed = seedOf(studyId);
  const number = 1 + (await tx.db.swarmRun.count({ where: { studyId } }));
  const agents = plan.personas.map((persona, at) => ({
    id: newId("agent"),
    number: at + 1,
    persona: playing(persona),
  }));
  await tx.db.swarmRun.create({
    data: {
      id,
      workspaceId: ctx.workspaceId,
      studyId,
      title,
      targetUrl: plan.targetUrl,
      number,
      seed,
      plan,
      chargeId,
      createdById: personOf(ctx),
      agents: { create: agents },
    },
  });
  audit(tx, { action: "swarm_run.started", targetId: id, details: { studyId, number, chargeId } });
  for (const agent of agents) emit(tx, "swarm.agent.queued", agent.id, { agentId: agent.id, runId: id });
  return id;
}

function playing({ preset, name }: SwarmPlan["personas"][number]): Persona {
  const persona = PERSONA_PRESETS.find(({ id }) => id === preset);
  if (!persona) throw new Error(`there is no persona ${preset}`);
  return name === undefined ? persona : { ...persona, name };
}
