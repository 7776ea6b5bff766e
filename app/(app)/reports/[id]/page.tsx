import type { Metadata } from "next";
import { ReportReader } from "@/components/reports/document/report-reader";
import { ReportEditor } from "@/components/reports/editor/report-editor";
import { ReportWaiting } from "@/components/reports/report-waiting";
import { Page } from "@/components/shell/page";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { loadReport } from "./load-report";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadReport((await params).id)).title };
}

export default async function ReportPage({ params }: Props) {
  const { id } = await params;
  const { ctx, person } = await pageContext();
  const report = await loadReport(id);
  const canWrite = may(ctx, "evidence.write");
  return (
    <Page crumbs={[{ label: "Reports", href: "/reports" }, { label: report.title }]} width="bare">
      {report.status !== "ready" && <ReportWaiting report={report} canWrite={canWrite} />}
      {report.status === "ready" && canWrite && (
        <ReportEditor key={id} report={report} isMine={report.createdBy?.id === person.id} />
      )}
      {report.status === "ready" && !canWrite && <ReportReader report={report} />}
    </Page>
  );
}
