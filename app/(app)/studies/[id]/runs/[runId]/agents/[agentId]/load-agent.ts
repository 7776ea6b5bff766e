import { notFound } from "next/navigation";
import { loadRun } from "../../load-run";

/** An agent of this run. */
export async function loadAgent(id: string, runId: string, agentId: string) {
  const { study, run } = await loadRun(id, runId);
  const agent = run.agents.find((one) => one.id === agentId);
  if (!agent) notFound();
  return { study, run, agent };
}
