import { EvaPage } from "@/components/eva/eva-page";
import { Page } from "@/components/shell/page";
import { toThread } from "@/lib/api/eva";
import { pageContext } from "@/lib/http/page-context";
import { list } from "@/lib/services/threads/list";

export const metadata = { title: "Eva" };

const SHOWN = 100;

export default async function NewConversationPage() {
  const { ctx } = await pageContext();
  const { items } = await list(ctx, { limit: SHOWN });
  return (
    <Page crumbs={[{ label: "Eva" }]} width="bare">
      <EvaPage threads={items.map(toThread)} />
    </Page>
  );
}
