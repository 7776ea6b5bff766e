import { EvaPage } from "@/components/eva/eva-page";
import { openingQuery, scopeOf, WHOLE_WORKSPACE } from "@/components/eva/scope/chosen";
import { Page } from "@/components/shell/page";
import { toThread } from "@/lib/api/eva/shapes";
import { PLAN_FACTS } from "@/lib/core/plans";
import { pageContext } from "@/lib/http/pages/page-context";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { countWaiting } from "@/lib/services/approvals/count-waiting";
import { opening } from "@/lib/services/eva/opening";
import { list } from "@/lib/services/threads/list";
import { namedScope } from "@/lib/services/threads/named-scope";

export const metadata = { title: "Eva" };

const SHOWN = 100;

type Props = { searchParams: SearchParams };

/** A new conversation; the address says what other pages want to ask about. */
export default async function NewConversationPage({ searchParams }: Props) {
  const { study, file, project } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const isNarrowed = study ?? file ?? project;
  const [{ items }, waiting, begins] = await Promise.all([
    list(ctx, { limit: SHOWN }),
    countWaiting(ctx),
    isNarrowed ? namedScope(ctx, { studyId: study, fileId: file, projectId: project }) : WHOLE_WORKSPACE,
  ]);
  return (
    <Page crumbs={[{ label: "Eva" }]} width="bare">
      <EvaPage
        threads={items.map(toThread)}
        waiting={waiting}
        begins={begins}
        opening={await opening(ctx, openingQuery(scopeOf(begins)))}
        steering={PLAN_FACTS[ctx.plan].steering}
      />
    </Page>
  );
}
