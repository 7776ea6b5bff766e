import type { Metadata } from "next";
import { Page } from "@/components/shell/page";
import { AgentEvidence } from "@/components/swarm/agent-evidence";
import { StepList } from "@/components/swarm/run/step-list";
import { isActive } from "@/components/swarm/words";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Pager } from "@/components/ui/lists/pager";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { listSteps } from "@/lib/services/swarm/steps/list";
import { loadStudy } from "../../../../load-study";
import { loadAgent } from "./load-agent";

const PAGE_LENGTH = 100;

type Props = {
  params: Promise<{ id: string; runId: string; agentId: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `An agent’s steps in ${(await loadStudy((await params).id)).title}` };
}

/** Everything an agent did, step by step. */
export default async function AgentPage({ params, searchParams }: Props) {
  const [{ id, runId, agentId }, { cursor }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const { study, run, agent } = await loadAgent(id, runId, agentId);
  // Read after the agent: if it ended between the two reads, its last steps would otherwise never be shown.
  const { items, nextCursor } = await pageOrNotFound(
    listSteps(ctx, { runId, agentId }, { cursor, limit: PAGE_LENGTH }),
  );
  const name = `${agent.number}. ${agent.name}`;
  const runHref = `/studies/${study.id}/runs/${run.id}`;
  const here = `${runHref}/agents/${agentId}`;
  return (
    <Page
      crumbs={[
        { label: "Studies", href: "/studies" },
        { label: study.title, href: `/studies/${study.id}` },
        { label: `Run ${run.number}`, href: runHref },
        { label: name },
      ]}
      title={name}
      description={agent.description}
    >
      <RefreshWhile active={isActive(agent.status)} />
      <AgentEvidence />
      <StepList steps={items} agent={name} />
      <Pager
        href={nextCursor && `${here}?cursor=${encodeURIComponent(nextCursor)}`}
        backHref={cursor === undefined ? null : here}
        words={{ next: "Later steps", back: "First steps" }}
      />
    </Page>
  );
}
