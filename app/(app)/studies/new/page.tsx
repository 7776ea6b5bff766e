import { Page } from "@/components/shell/page";
import { NewStudyForm } from "@/components/studies/new-study-form";
import { PLAN_FACTS } from "@/lib/core/plans";
import { pageFor } from "@/lib/http/page-for";
import { hasModel } from "@/lib/integrations/model/model";

export const metadata = { title: "New study" };

const LONGEST_QUESTION = 1000;

type Props = { searchParams: Promise<{ question?: string | string[] }> };

export default async function NewStudyPage({ searchParams }: Props) {
  const { question } = await searchParams;
  const { ctx } = await pageFor("study.write");
  return (
    <Page crumbs={[{ label: "Studies", href: "/studies" }, { label: "New study" }]} title="New study" width="text">
      <NewStudyForm
        question={String(question ?? "").slice(0, LONGEST_QUESTION)}
        drafter={hasModel() ? "model" : "built-in"}
        includesRuns={PLAN_FACTS[ctx.plan].swarmRunsMonthly > 0}
      />
    </Page>
  );
}
