import type { Metadata } from "next";
import { ReportDocument } from "@/components/reports/document/report-document";
import { RestoreVersion } from "@/components/reports/history/restore-version";
import { VersionList } from "@/components/reports/history/version-list";
import { Page } from "@/components/shell/page";
import { toVersionDetail } from "@/lib/api/reports/shape";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { getVersion } from "@/lib/services/reports/get-version";
import { listVersions } from "@/lib/services/reports/list-versions";
import { loadReport } from "../load-report";

const MOST_VERSIONS = 100;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `History of ${(await loadReport((await params).id)).title}` };
}

export default async function HistoryPage({ params, searchParams }: Props) {
  const [{ id }, { version }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const [report, { items: versions }] = await Promise.all([
    loadReport(id),
    pageOrNotFound(listVersions(ctx, id, { limit: MOST_VERSIONS })),
  ]);
  const chosen = versions.find(({ number }) => String(number) === version) ?? null;
  const shown = chosen && toVersionDetail(await pageOrNotFound(getVersion(ctx, id, String(chosen.number))));
  return (
    <Page
      crumbs={[
        { label: "Reports", href: "/reports" },
        { label: report.title, href: `/reports/${id}` },
        { label: "History" },
      ]}
      title="Version history"
      description="A version is what one person changes in one sitting. The latest 100 are kept."
      actions={shown && may(ctx, "evidence.write") && <RestoreVersion report={report} version={shown} />}
    >
      <div className="grid grid-cols-1 gap-8 min-[900px]:grid-cols-[240px_minmax(0,1fr)]">
        <VersionList report={report} versions={versions} shown={chosen?.number ?? null} />
        <article aria-label="The report at that time" className="min-w-0 max-w-[720px]">
          <h2 className="mb-6 wrap-anywhere border-b pb-4 text-[1.625rem] leading-[2.0625rem]">
            {(shown ?? report).title}
          </h2>
          <ReportDocument document={(shown ?? report).document} under={2} />
        </article>
      </div>
    </Page>
  );
}
