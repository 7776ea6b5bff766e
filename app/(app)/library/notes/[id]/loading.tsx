import { ReportSkeleton } from "@/components/reports/report-skeleton";
import { Page } from "@/components/shell/page";

export default function Loading() {
  return (
    <Page width="text" crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}>
      <div role="status" aria-label="Loading" className="pt-10">
        <ReportSkeleton />
      </div>
    </Page>
  );
}
