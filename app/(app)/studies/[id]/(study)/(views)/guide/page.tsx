import type { Metadata } from "next";
import { StudyFrame } from "@/components/studies/frame/study-frame";
import { AudienceFacts } from "@/components/studies/guide/audience-facts";
import { GuideOutline } from "@/components/studies/guide/guide-outline";
import { PlanOutline } from "@/components/swarm/plan-outline";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { pageContext } from "@/lib/http/page-context";
import { may } from "@/lib/services/access/permit";
import { loadStudy } from "../load-study";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Guide of ${(await loadStudy((await params).id)).title}` };
}

export default async function GuidePage({ params }: Props) {
  const { ctx } = await pageContext();
  const study = await loadStudy((await params).id);
  if (study.swarm && study.type === "swarm")
    return (
      <StudyFrame study={study} shown="plan" canWrite={may(ctx, "study.write")} canDelete={may(ctx, "study.delete")}>
        <PlanOutline plan={study.swarm} />
      </StudyFrame>
    );
  return (
    <StudyFrame study={study} shown="guide" canWrite={may(ctx, "study.write")} canDelete={may(ctx, "study.delete")}>
      {study.question && (
        <p className="max-w-prose text-pretty text-md">
          <span className="text-muted-foreground">Goal: </span>
          {study.question}
        </p>
      )}
      <GuideOutline study={study} />
      <Section title="Audience and terms">
        <Panel className="p-4">
          <AudienceFacts study={study} />
        </Panel>
      </Section>
    </StudyFrame>
  );
}
