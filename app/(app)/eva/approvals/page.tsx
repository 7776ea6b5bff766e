import { ApprovalCard } from "@/components/eva/approvals/approval-card";
import { Page } from "@/components/shell/page";
import { FilterLinks } from "@/components/ui/lists/filter-links";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toApproval } from "@/lib/api/approvals/shape";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { countWaiting } from "@/lib/services/approvals/count-waiting";
import { list } from "@/lib/services/approvals/list";
import { APPROVAL_STATUSES, type ApprovalStatus } from "@/lib/services/approvals/record";

export const metadata = { title: "Approvals" };

const PAGE_LENGTH = 30;
const HERE = "/eva/approvals";
const WORDS: Record<ApprovalStatus, string> = {
  pending: "Waiting",
  approved: "Approved",
  declined: "Declined",
  expired: "Expired",
};

type Props = { searchParams: SearchParams };

/** Eva's proposals: those that wait come first, unless a filter or a later page is requested. */
export default async function ApprovalsPage({ searchParams }: Props) {
  const { cursor, status: wanted } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const status = wanted === "all" ? undefined : (APPROVAL_STATUSES.find((each) => each === wanted) ?? "pending");
  const [{ items, nextCursor }, waiting] = await Promise.all([
    pageOrNotFound(list(ctx, { status, cursor, limit: PAGE_LENGTH })),
    countWaiting(ctx),
  ]);
  const chosen = status ?? "all";
  const choices = [...APPROVAL_STATUSES, "all" as const].map((value) => ({
    value,
    label: value === "all" ? "All" : WORDS[value],
    ...(value === "pending" && { count: waiting }),
    href: `${HERE}?status=${value}`,
  }));
  const label = status ? WORDS[status] : "All";
  return (
    <Page
      crumbs={[{ label: "Eva", href: "/eva" }, { label: "Approvals" }]}
      title="Approvals"
      description="What Eva proposes. Nothing happens until someone with permission approves it here."
      width="text"
    >
      <FilterLinks label="Show" choices={choices} chosen={chosen} />
      {items.length > 0 ? (
        <ul aria-label={label} className="grid grid-cols-1 gap-3">
          {items.map((approval) => (
            <li key={`${approval.id}:${approval.status}`}>
              <ApprovalCard approval={toApproval(approval)} />
            </li>
          ))}
        </ul>
      ) : (
        <Panel>
          <EmptyState
            art={<Art scene="voice" />}
            title={status === "pending" ? "Nothing is waiting for you" : "Nothing here"}
          >
            <p>Ask Eva to draft or launch a study, invite people, or tag what someone said.</p>
          </EmptyState>
        </Panel>
      )}
      <Pager
        href={nextCursor && `${HERE}?${new URLSearchParams({ status: chosen, cursor: nextCursor })}`}
        backHref={cursor ? `${HERE}?status=${chosen}` : null}
      />
    </Page>
  );
}
