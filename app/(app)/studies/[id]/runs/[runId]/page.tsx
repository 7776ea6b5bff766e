import type { Metadata } from "next";
import { Page } from "@/components/shell/page";
import { AgentEvidence } from "@/components/swarm/agent-evidence";
import { FindingList } from "@/components/swarm/finding/finding-list";
import { AgentCard } from "@/components/swarm/run/agent-card";
import { CancelRun } from "@/components/swarm/run/cancel-run";
import { Comparison } from "@/components/swarm/run/comparison";
import { ForeignSite } from "@/components/swarm/run/foreign-site";
import { MakeReport } from "@/components/swarm/run/make-report";
import { isActive, RUN_WORDS } from "@/components/swarm/words";
import { Badge } from "@/components/ui/badge";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { Callout } from "@/components/ui/states/callout";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toFinding } from "@/lib/api/swarm/shapes";
import { counted } from "@/lib/core/text/counted";
import { typeset } from "@/lib/core/text/typeset";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { listFindings } from "@/lib/services/swarm/list-findings";
import { loadStudy } from "../../load-study";
import { loadRun } from "./load-run";

const MOST_FINDINGS = 100;

type Props = { params: Promise<{ id: string; runId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Run of “${(await loadStudy((await params).id)).title}”` };
}

/** A run: agents side by side while they work, then what they found. */
export default async function RunPage({ params }: Props) {
  const { id, runId } = await params;
  const { ctx } = await pageContext();
  const { study, run } = await loadRun(id, runId);
  // Read after the run: one that ended between the two reads would otherwise stay without findings.
  const { items: findings } = await pageOrNotFound(listFindings(ctx, runId, { limit: MOST_FINDINGS }));
  const here = `/studies/${study.id}/runs/${run.id}`;
  const active = isActive(run.status);
  const { label, tone } = RUN_WORDS[run.status];
  const added = new Set(run.comparison?.added.map((finding) => finding.id));
  return (
    <Page
      crumbs={[
        { label: "Studies", href: "/studies" },
        { label: study.title, href: `/studies/${study.id}` },
        { label: `Run ${run.number}` },
      ]}
      title={`Run ${run.number} of “${study.title}”`}
      description={
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={tone} dot pulse={run.status === "running"}>
            {label}
          </Badge>
          <span className="wrap-anywhere">{run.targetUrl}</span>
        </span>
      }
      wideActions
      actions={
        <>
          {active && may(ctx, "study.write") && <CancelRun runId={run.id} />}
          {run.status === "done" && may(ctx, "evidence.write") && <MakeReport runId={run.id} />}
        </>
      }
    >
      <RefreshWhile active={active} />
      <AgentEvidence />
      {run.error && (
        <Callout
          tone="danger"
          title={run.status === "done" ? "This run didn’t see any of the site" : "This run failed"}
        >
          {typeset(run.error)}
        </Callout>
      )}
      {run.status === "cancelled" && (
        <Callout tone="info" title="This run was canceled">
          Its agents stopped where they were. Their steps are kept, but no findings were put together.
        </Callout>
      )}
      <ForeignSite agents={run.agents} />
      {run.status === "done" && (
        <Section title={counted(run.findingCount, "finding")}>
          {findings.length > 0 ? (
            <FindingList findings={findings.map(toFinding)} added={added} />
          ) : (
            <Panel>
              <EmptyState title="Nothing got in the agents’ way">
                That they found nothing doesn’t mean people wouldn’t.
              </EmptyState>
            </Panel>
          )}
        </Section>
      )}
      {run.comparison && <Comparison studyId={study.id} comparison={run.comparison} />}
      <Section title="Agents">
        <div className="grid grid-cols-1 gap-4 min-[720px]:grid-cols-2 min-[1100px]:grid-cols-3">
          {run.agents.map((agent) => (
            <AgentCard key={agent.id} agent={agent} plan={run.plan} href={`${here}/agents/${agent.id}`} />
          ))}
        </div>
      </Section>
    </Page>
  );
}
