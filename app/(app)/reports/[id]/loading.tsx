import { ReportSkeleton } from "@/components/reports/report-skeleton";
import { Page } from "@/components/shell/page";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Reports", href: "/reports" }]} width="bare">
      <div className="mx-auto max-w-[720px] px-4 pt-20">
        <ReportSkeleton />
      </div>
    </Page>
  );
}
