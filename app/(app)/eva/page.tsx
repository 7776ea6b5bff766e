import { EvaPage } from "@/components/eva/eva-page";
import { Page } from "@/components/shell/page";
import { toThread } from "@/lib/api/eva-shapes";
import { pageContext } from "@/lib/http/page-context";
import { countWaiting } from "@/lib/services/approvals/count-waiting";
import { list } from "@/lib/services/threads/list";

export const metadata = { title: "Eva" };

const SHOWN = 100;

export default async function NewConversationPage() {
  const { ctx } = await pageContext();
  const [{ items }, waiting] = await Promise.all([list(ctx, { limit: SHOWN }), countWaiting(ctx)]);
  return (
    <Page crumbs={[{ label: "Eva" }]} width="bare">
      <EvaPage threads={items.map(toThread)} waiting={waiting} />
    </Page>
  );
}
