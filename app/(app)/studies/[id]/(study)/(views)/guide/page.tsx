import type { Metadata } from "next";
import { AudienceFacts } from "@/components/studies/guide/audience-facts";
import { GuideOutline } from "@/components/studies/guide/guide-outline";
import { PlanOutline } from "@/components/swarm/plan-outline";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { loadStudy } from "../../../load-study";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Guide of ${(await loadStudy((await params).id)).title}` };
}

export default async function GuidePage({ params }: Props) {
  const study = await loadStudy((await params).id);
  if (study.swarm && study.type === "swarm") return <PlanOutline plan={study.swarm} />;
  return (
    <>
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
    </>
  );
}
