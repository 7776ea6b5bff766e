import { newId } from "@/lib/core/ids";
import { EMPTY_SWARM_PLAN } from "@/lib/core/study/empty-swarm-plan";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { PERSONA_PRESETS } from "@/lib/core/swarm/personas";
import type { Task } from "@/lib/core/swarm/types";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Severity, SwarmRunStatus } from "@/lib/services/swarm/record";
import type { Person } from "@/tests/support/factories";
import { makeStudy } from "./studies";

type Study = { id: string; workspaceId: string };
type Run = Partial<Omit<Prisma.SwarmRunUncheckedCreateInput, "status">> & { status?: SwarmRunStatus };

/** A finished run with two agents. */
export async function makeSwarmRun({ id: studyId, workspaceId }: Study, more: Run = {}) {
  const [persona] = PERSONA_PRESETS;
  const agents = [1, 2].map((number) => ({ id: newId("agent"), number, status: "done", persona }));
  const targetUrl = "https://shop.example.com/";
  const plan = { ...EMPTY_SWARM_PLAN, targetUrl };
  const made = { workspaceId, studyId, title: "Walk through the checkout", targetUrl, plan };
  const run = await db().swarmRun.create({
    data: { id: newId("swarmRun"), ...made, status: "done", ...more, agents: { create: agents } },
  });
  return { ...run, agentIds: agents.map(({ id }) => id) };
}

type SwarmRun = Awaited<ReturnType<typeof makeSwarmRun>>;
type Shown = Omit<Prisma.FindingEvidenceUncheckedCreateWithoutFindingInput, "position">;

/** A finding of the run; unless evidence is given, both agents met it. */
export async function makeFinding(
  { id: runId, workspaceId, agentIds }: SwarmRun,
  severity: Severity,
  title: string,
  evidence: Shown[] = agentIds.map((agentId) => ({ agentId, kind: "step", stepIndex: 4, action: "Click “Pay”" })),
) {
  const id = newId("finding");
  const told = { title, summary: `${title}, and nothing says so.`, severity, recommendation: "Say what went wrong." };
  const shown = evidence.map((one, position) => ({ ...one, position }));
  await db().finding.create({ data: { id, workspaceId, runId, ...told, evidence: { create: shown } } });
  return id;
}

const TASKS: Task[] = ["buy", "find", "ask"].map((id) => ({
  id,
  text: `Please ${id} something`,
  success: [{ kind: "text", value: "Done" }],
}));

/** A Swarm study that could be launched: one agent and three tasks, unless told otherwise. */
export function makeSwarmStudy(
  person: Pick<Person, "id" | "workspaceId">,
  targetUrl: string,
  plan: Partial<SwarmPlan> = {},
) {
  const swarm = {
    targetUrl,
    tasks: TASKS,
    personas: [{ id: "one", preset: "everyday" as const }],
    mayTest: true,
    ...plan,
  };
  const title = "Can people buy a mug?";
  return makeStudy(person, { type: "swarm", title, swarm, targetParticipants: null, rewardCents: null });
}
