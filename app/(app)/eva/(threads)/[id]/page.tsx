import type { Metadata } from "next";
import { EvaPage } from "@/components/eva/eva-page";
import { WHOLE_WORKSPACE } from "@/components/eva/scope/chosen";
import { Page } from "@/components/shell/page";
import { toThread } from "@/lib/api/eva/shapes";
import { PLAN_FACTS } from "@/lib/core/plans";
import { pageContext } from "@/lib/http/pages/page-context";
import { countWaiting } from "@/lib/services/approvals/count-waiting";
import { list } from "@/lib/services/threads/list";
import { loadThread } from "./load-thread";

const SHOWN = 100;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadThread((await params).id)).title };
}

export default async function ConversationPage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const [thread, { items }, waiting] = await Promise.all([
    loadThread(id),
    list(ctx, { limit: SHOWN }),
    countWaiting(ctx),
  ]);
  return (
    <Page crumbs={[{ label: "Eva", href: "/eva" }, { label: thread.title }]} width="bare">
      <EvaPage
        threads={items.map(toThread)}
        open={thread}
        waiting={waiting}
        begins={WHOLE_WORKSPACE}
        steering={PLAN_FACTS[ctx.plan].steering}
      />
    </Page>
  );
}
