import { Page } from "@/components/shell/page";
import { NewStudyForm } from "@/components/studies/new-study-form";
import { PLAN_FACTS } from "@/lib/core/plans";
import { LONGEST_QUESTION } from "@/lib/core/study/limits";
import { pageFor } from "@/lib/http/pages/page-for";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { hasModel } from "@/lib/integrations/model/model";

export const metadata = { title: "New study" };

type Props = { searchParams: SearchParams };

export default async function NewStudyPage({ searchParams }: Props) {
  const { question = "" } = await readQuery(searchParams, LONGEST_QUESTION);
  const { ctx } = await pageFor("study.write");
  return (
    <Page crumbs={[{ label: "Studies", href: "/studies" }, { label: "New study" }]} title="New study" width="text">
      <NewStudyForm
        question={question}
        drafter={hasModel() ? "model" : "built-in"}
        includesRuns={PLAN_FACTS[ctx.plan].swarmRunsMonthly > 0}
      />
    </Page>
  );
}
