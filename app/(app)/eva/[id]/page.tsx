import type { Metadata } from "next";
import { cache } from "react";
import { EvaPage } from "@/components/eva/eva-page";
import { WHOLE_WORKSPACE } from "@/components/eva/scope/chosen";
import { Page } from "@/components/shell/page";
import { toThread, toThreadDetail } from "@/lib/api/eva-shapes";
import { PLAN_FACTS } from "@/lib/core/plans";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { countWaiting } from "@/lib/services/approvals/count-waiting";
import { get } from "@/lib/services/threads/get";
import { list } from "@/lib/services/threads/list";

const SHOWN = 100;

type Props = { params: Promise<{ id: string }> };

const load = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toThreadDetail));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await load((await params).id)).title };
}

export default async function ConversationPage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const [thread, { items }, waiting] = await Promise.all([load(id), list(ctx, { limit: SHOWN }), countWaiting(ctx)]);
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
