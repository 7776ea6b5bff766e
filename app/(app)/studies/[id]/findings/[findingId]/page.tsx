import type { Metadata } from "next";
import { Page } from "@/components/shell/page";
import { AgentEvidence } from "@/components/swarm/agent-evidence";
import { AddToBoard } from "@/components/swarm/finding/add-to-board";
import { EvidenceSteps } from "@/components/swarm/finding/evidence-steps";
import { Reproduction } from "@/components/swarm/finding/reproduction";
import { SEVERITY_WORDS, VERDICT_WORDS } from "@/components/swarm/words";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { Callout } from "@/components/ui/states/callout";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { loadStudy } from "../../load-study";
import { loadFinding } from "./load-finding";

type Props = { params: Promise<{ id: string; findingId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Finding in ${(await loadStudy((await params).id)).title}` };
}

/** A problem: what it is, how to fix it, and the steps that show it. */
export default async function FindingPage({ params }: Props) {
  const { id, findingId } = await params;
  const { ctx } = await pageContext();
  const { study, finding } = await loadFinding(id, findingId);
  const { label, tone } = SEVERITY_WORDS[finding.severity];
  return (
    <Page
      crumbs={[
        { label: "Studies", href: "/studies" },
        { label: study.title, href: `/studies/${study.id}` },
        { label: `Run ${finding.runNumber}`, href: `/studies/${study.id}/runs/${finding.runId}` },
        { label: finding.title },
      ]}
      title={finding.title}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{label}</Badge>
          <span>{VERDICT_WORDS[finding.verdict]}</span>
        </span>
      }
      actions={may(ctx, "evidence.write") && <AddToBoard finding={finding} />}
    >
      <AgentEvidence />
      <p className="wrap-anywhere max-w-prose text-pretty text-md">{finding.summary}</p>
      {finding.recommendation && (
        <Callout tone="info" title="How to fix it">
          {finding.recommendation}
        </Callout>
      )}
      <Section title="The steps that show it">
        <EvidenceSteps evidence={finding.evidence} runHref={`/studies/${study.id}/runs/${finding.runId}`} />
      </Section>
      {finding.reproduction.length > 0 && (
        <Section title="How to reproduce">
          <Reproduction steps={finding.reproduction} pageUrl={null} untitled />
        </Section>
      )}
    </Page>
  );
}
