import { StudyFrame } from "@/components/studies/frame/study-frame";
import type { Study } from "@/components/studies/shapes";
import { AgentEvidence } from "@/components/swarm/agent-evidence";
import { RunTable } from "@/components/swarm/run/run-table";
import { StartRun } from "@/components/swarm/run/start-run";
import { isActive } from "@/components/swarm/words";
import { Section } from "@/components/ui/section";
import { toSwarmRun } from "@/lib/api/swarm-shapes";
import { pageContext } from "@/lib/http/page-context";
import { listRuns } from "@/lib/services/swarm/list-runs";

const SHOWN = 50;

/** A launched Swarm study: its runs, and the next one. */
export async function SwarmStudy({ study, canWrite }: { study: Study; canWrite: boolean }) {
  const { ctx } = await pageContext();
  const { items } = await listRuns(ctx, { study: study.id, limit: SHOWN });
  const mayStart = canWrite && study.status === "running" && !items.some(({ status }) => isActive(status));
  return (
    <StudyFrame study={study} shown="overview" canWrite={canWrite}>
      <AgentEvidence />
      <Section title="Runs" action={mayStart && <StartRun studyId={study.id} />}>
        <RunTable runs={items.map(toSwarmRun)} />
      </Section>
    </StudyFrame>
  );
}
