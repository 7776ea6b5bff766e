import { redirect } from "next/navigation";
import { Announcement } from "@/components/studies/overview/announcement";
import type { Study } from "@/components/studies/shapes";
import { AgentEvidence } from "@/components/swarm/agent-evidence";
import { FindingList } from "@/components/swarm/finding/finding-list";
import { RunTable } from "@/components/swarm/run/run-table";
import { StartRun } from "@/components/swarm/run/start-run";
import { isActive } from "@/components/swarm/words";
import { SectionLink } from "@/components/ui/links/section-link";
import { Section } from "@/components/ui/section";
import { toFinding, toSwarmRun } from "@/lib/api/swarm/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { listFindings } from "@/lib/services/swarm/list-findings";
import { listRuns } from "@/lib/services/swarm/list-runs";

const SHOWN = 50;
const WORST = 5;

type Props = { study: Study; canWrite: boolean; isLaunched: boolean };

/** A launched Swarm study: its runs, the next one, and the worst findings of the last. */
export async function SwarmStudy({ study, canWrite, isLaunched }: Props) {
  const { ctx } = await pageContext();
  const { items } = await listRuns(ctx, { study: study.id, limit: SHOWN });
  const [newest] = items;
  // Whoever just started it wants to watch, as they do after starting another run.
  if (isLaunched && newest) redirect(`/studies/${study.id}/runs/${newest.id}`);
  const mayStart = canWrite && study.status === "running" && !items.some(({ status }) => isActive(status));
  const last = items.find(({ status }) => status === "done");
  const worst = last ? (await pageOrNotFound(listFindings(ctx, last.id, { limit: WORST }))).items : [];
  return (
    <>
      {/* A run says itself that it goes on; the address needn't. */}
      <Announcement settled>{null}</Announcement>
      <AgentEvidence />
      <Section title="Runs" action={mayStart && <StartRun studyId={study.id} />}>
        <RunTable runs={items.map(toSwarmRun)} />
      </Section>
      {last && worst.length > 0 && (
        <Section
          title="Most severe findings of the last finished run"
          action={
            <SectionLink href={`/studies/${study.id}/runs/${last.id}`}>
              {last.findingCount > worst.length ? `View all ${last.findingCount}` : "View the run"}
            </SectionLink>
          }
        >
          <FindingList findings={worst.map(toFinding)} added={new Set()} />
        </Section>
      )}
    </>
  );
}
