import type { ReportDetail } from "@/lib/api/reports/shape";
import { linesOf } from "../editor/document-lines";
import { ReportMenu } from "../head/report-menu";
import { Outline } from "./outline";
import { outlineOf } from "./outline-of";
import { ReportDocument } from "./report-document";
import { ReportFacts } from "./report-facts";

/** A report for people who can only read it. */
export function ReportReader({ report }: { report: ReportDetail }) {
  return (
    <div className="@container/page mx-auto flex w-full max-w-[1180px] justify-center gap-12 px-4 pt-10 pb-24 shell:px-8">
      <article className="w-full min-w-0 max-w-[720px]">
        <header className="mb-9 grid grid-cols-1 gap-4 border-b pb-6">
          <span className="flex items-start justify-between gap-3">
            <h1 className="wrap-anywhere text-balance text-[2rem] leading-[2.5rem] tracking-[-0.02em] max-pair:text-[1.625rem] max-pair:leading-[2.0625rem]">
              {report.title}
            </h1>
            <span className="print:hidden">
              <ReportMenu report={report} canWrite={false} isOpen />
            </span>
          </span>
          <ReportFacts report={report} />
        </header>
        <ReportDocument document={report.document} />
      </article>
      <Outline items={outlineOf(linesOf(report.document))} />
    </div>
  );
}
