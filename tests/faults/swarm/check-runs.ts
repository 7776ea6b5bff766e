import { mergeFindings } from "@/lib/core/swarm/merge-findings";
import type { Persona, RawProblem } from "@/lib/core/swarm/types";
import { db } from "@/lib/db/client";
import { head } from "@/lib/integrations/storage/storage";

const INCLUDED = 3;

type Wanted = { workspaceId: string; studyIds: string[] };

/** What doesn't hold for a workspace's Swarm runs, all of which should have ended well, one per study. */
export async function checkRuns({ workspaceId, studyIds }: Wanted): Promise<string[]> {
  const faults: string[] = [];
  const runs = await db().swarmRun.findMany({
    where: { workspaceId },
    include: { agents: { include: { steps: true } }, findings: true },
  });
  for (const studyId of studyIds) {
    const count = runs.filter((run) => run.studyId === studyId).length;
    if (count !== 1) faults.push(`a study has ${count} runs`);
  }
  for (const { id, status, error, agents, findings } of runs) {
    if (status !== "done") faults.push(`a run ended as ${status}: ${error}`);
    for (const agent of agents) {
      const told = (agent.outcomes as { steps: number }[]).reduce((sum, { steps }) => sum + steps, 0);
      const places = agent.steps.map(({ index }) => index).sort((a, b) => a - b);
      if (places.length !== told || places.some((place, at) => place !== at))
        faults.push(`an agent told of ${told} steps and has ${places.join(" ")}`);
      for (const { screenshotKey } of agent.steps)
        if (screenshotKey && !(await head(screenshotKey))) faults.push("a step names a picture that is not there");
      await expectAudit(faults, "swarm_agent.done", agent.id);
    }
    await expectAudit(faults, "swarm_run.done", id);
    const wanted = mergeFindings(
      agents.map(({ number, persona, problems, steps }) => ({
        agent: number,
        persona: (persona as Persona).name,
        problems: problems as RawProblem[],
        steps,
      })),
    ).map(({ key }) => key);
    const keys = findings.map(({ key }) => key);
    if (keys.toSorted().join("\n") !== wanted.toSorted().join("\n"))
      faults.push(`a run has ${keys.length} findings, its agents met ${wanted.length}`);
    if (!findings.some(({ kind }) => kind === "broken_page")) faults.push("the planted problem was not found");
  }
  return [...faults, ...(await checkCharges(workspaceId))];
}

async function expectAudit(faults: string[], action: string, targetId: string): Promise<void> {
  const count = await db().auditEntry.count({ where: { action, targetId } });
  if (count !== 1) faults.push(`${count} times ${action}`);
}

/** The month's included runs were used once each, and every further run was paid for once. */
async function checkCharges(workspaceId: string): Promise<string[]> {
  const faults: string[] = [];
  const runs = await db().swarmRun.findMany({ where: { workspaceId }, select: { chargeId: true } });
  const free = runs.filter(({ chargeId }) => chargeId === null).length;
  if (free !== Math.min(INCLUDED, runs.length)) faults.push(`${free} of ${INCLUDED} included runs were taken`);
  const paid = await db().charge.findMany({ where: { workspaceId, status: "paid" } });
  const charged = new Set(runs.flatMap(({ chargeId }) => chargeId ?? []));
  if (paid.length !== charged.size || paid.some(({ id }) => !charged.has(id)))
    faults.push(`${paid.length} charges for ${charged.size} paid runs`);
  if (paid.some(({ amountCents }) => amountCents !== 200)) faults.push("a run cost something else than $2");
  const taken = await db().sandboxPayment.count({
    where: {
      key: { in: (await db().charge.findMany({ where: { workspaceId } })).map(({ id }) => id) },
      status: "paid",
    },
  });
  if (taken !== paid.length) faults.push(`money was taken ${taken} times for ${paid.length} charges`);
  return faults;
}
