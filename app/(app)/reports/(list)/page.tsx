import { z } from "zod";
import { filtersPath } from "@/components/reports/list/filters-path";
import { NewReportLink } from "@/components/reports/list/new-report-link";
import { ReportFilters } from "@/components/reports/list/report-filters";
import { ReportTable } from "@/components/reports/list/report-table";
import { Page } from "@/components/shell/page";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toReport } from "@/lib/api/reports/shape";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { countByStatus } from "@/lib/services/reports/count-by-status";
import { list } from "@/lib/services/reports/list";
import { REPORT_STATUSES } from "@/lib/services/reports/record";

export const metadata = { title: "Reports" };

const PAGE_LENGTH = 50;
const Asked = z.object({
  q: z.string().default(""),
  status: z.enum(REPORT_STATUSES).or(z.literal("")).catch(""),
  owner: z.enum(["me", ""]).catch(""),
  cursor: z.string().optional(),
});

type Props = { searchParams: SearchParams };

export default async function ReportsPage({ searchParams }: Props) {
  const { cursor, ...filters } = Asked.parse(await readQuery(searchParams));
  const { q, status, owner } = filters;
  const { ctx } = await pageContext();
  const query = { ...(q && { q }), ...(status && { status }), ...(owner && { owner }) };
  const [page, counts] = await Promise.all([
    pageOrNotFound(list(ctx, { ...query, cursor, limit: PAGE_LENGTH })),
    countByStatus(ctx, query),
  ]);
  const reports = page.items.map(toReport);
  const canWrite = may(ctx, "evidence.write");
  const isFiltered = Object.keys(query).length > 0;
  const isEmpty = reports.length === 0 && !isFiltered && !cursor;
  return (
    <Page
      crumbs={[{ label: "Reports" }]}
      title="Reports"
      description="What you found, written up with its evidence."
      actions={canWrite && !isEmpty && <NewReportLink />}
    >
      <RefreshWhile active={reports.some((report) => report.status === "generating")} />
      {!isEmpty && <ReportFilters filters={filters} counts={counts} />}
      <Panel>
        {reports.length > 0 && <ReportTable reports={reports} canWrite={canWrite} />}
        {isEmpty && (
          <EmptyState art={<Art scene="files" />} title="No reports yet" action={canWrite && <NewReportLink />}>
            {canWrite
              ? "Choose studies and a template, or ask a question about your files. Earshot writes a first draft where every quote links to the second it was said. Then you make it yours."
              : "In a report, every quote links to the second it was said. Admins and members can write one."}
          </EmptyState>
        )}
        {reports.length === 0 && !isEmpty && (
          <EmptyState title="No reports match">Try another word, or search all reports.</EmptyState>
        )}
      </Panel>
      <Pager
        href={page.nextCursor && filtersPath(filters, page.nextCursor)}
        backHref={cursor ? filtersPath(filters) : null}
      />
    </Page>
  );
}
