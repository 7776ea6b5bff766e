import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { type AgentProblems, mergeFindings } from "@/lib/core/swarm/merge-findings";
import type { FindingCandidate, Persona, RawProblem } from "@/lib/core/swarm/types";
import { audit, type Transaction } from "@/lib/db/transaction";
import { NEVER_LOADED } from "@/lib/integrations/browser/types";

const NO_ANSWER = "The site did not answer: no agent could load a page.";
const NO_AGENT = "No agent could get through the site.";

/**
 * Ends a run once all its agents have ended, merging their problems into findings. Call with the run locked. If no
 * agent got through, the run has failed, with the first agent's sentence. If its site never answered, it is done and
 * says so, and isn't compared with any other run.
 */
export async function conclude(tx: Transaction, { workspaceId }: Context, runId: string): Promise<void> {
  const agents = await tx.db.swarmAgent.findMany({
    where: { runId },
    orderBy: { number: "asc" },
    select: {
      id: true,
      number: true,
      status: true,
      error: true,
      persona: true,
      problems: true,
      steps: { orderBy: { index: "asc" }, select: { index: true, action: true, pageUrl: true } },
    },
  });
  if (agents.some(({ status }) => status === "queued" || status === "running")) return;
  const done = agents.filter(({ status }) => status === "done");
  const met = done.map(
    ({ number, persona, problems, steps }): AgentProblems => ({
      agent: number,
      persona: (persona as Persona).name,
      problems: problems as RawProblem[],
      steps,
    }),
  );
  const ids = new Map(agents.map(({ number, id }) => [number, id]));
  const findings = mergeFindings(met);
  for (const finding of findings) await write(tx, { workspaceId, runId, ids }, finding);
  const failed = done.length === 0;
  const unanswered = done.every(({ error, steps }) => error === NEVER_LOADED && steps.every(({ pageUrl }) => !pageUrl));
  const why = unanswered ? NO_ANSWER : null;
  await tx.db.swarmRun.update({
    where: { id: runId },
    data: {
      status: failed ? "failed" : "done",
      error: failed ? (agents[0]?.error ?? NO_AGENT) : why,
      endedAt: new Date(),
    },
  });
  const details = { findings: findings.length };
  audit(tx, { action: failed ? "swarm_run.failed" : "swarm_run.done", targetId: runId, details });
}

type Place = { workspaceId: string; runId: string; ids: ReadonlyMap<number, string> };

async function write(tx: Transaction, { workspaceId, runId, ids }: Place, finding: FindingCandidate): Promise<void> {
  const { title, summary, severity, verdict, recommendation, kind, key } = finding;
  const evidence = finding.evidence.map((shown, position) => ({
    position,
    agentId: ids.get(shown.agent) ?? null,
    kind: shown.kind,
    stepIndex: shown.stepIndex,
    pageUrl: shown.pageUrl,
    action: shown.action,
    quote: shown.quote,
  }));
  await tx.db.finding.create({
    data: {
      id: newId("finding"),
      workspaceId,
      runId,
      title,
      summary,
      severity,
      verdict,
      recommendation,
      kind,
      key,
      evidence: { create: evidence },
    },
  });
}
