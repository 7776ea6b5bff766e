import { Lock } from "lucide-react";
import { RowLink } from "@/components/ui/lists/row-link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Report } from "@/lib/api/reports/shape";
import { TEMPLATE_FACTS } from "@/lib/core/document/templates";
import { dotted } from "@/lib/core/text/dotted";
import { namesOf } from "../document/sources";
import { ReportMenu } from "../head/report-menu";
import { ReportStatus } from "../report-status";

type Props = { reports: Report[]; canWrite: boolean };

/** Reports, with what they were written from, by whom, and when they were changed. */
export function ReportTable({ reports, canWrite }: Props) {
  return (
    <Table caption="Reports">
      <thead>
        <tr>
          <th className="w-full">Title</th>
          <th className="hidden @columns:table-cell">Status</th>
          <th className="hidden @min-[51.25rem]:table-cell">By</th>
          <th className="hidden @more-columns:table-cell">Updated</th>
          <th>
            <span className="sr-only">More</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.id} className="relative hover:bg-background">
            <td className="max-w-0">
              <span className="grid min-w-0 gap-0.5 py-1">
                <span className="flex min-w-0 items-center gap-1.5">
                  <RowLink href={`/reports/${report.id}`}>{report.title}</RowLink>
                  {report.visibility === "private" && (
                    <Lock role="img" aria-label="Private" className="size-3.5 shrink-0 text-muted-foreground" />
                  )}
                </span>
                <span className="truncate text-muted-foreground text-sm">{fromWhat(report)}</span>
                {report.status !== "ready" && (
                  <span className="mt-0.5 @columns:hidden">
                    <ReportStatus status={report.status} />
                  </span>
                )}
              </span>
            </td>
            <td className="hidden @columns:table-cell">
              <ReportStatus status={report.status} />
            </td>
            <td className="hidden max-w-40 truncate text-muted-foreground @min-[51.25rem]:table-cell">
              {report.createdBy ? (report.createdBy.name ?? report.createdBy.email) : "Removed person"}
            </td>
            <td className="hidden text-muted-foreground @more-columns:table-cell">
              <RelativeTime iso={report.editedAt ?? report.updatedAt} />
            </td>
            <td className="pl-0">
              <ReportMenu report={report} canWrite={canWrite} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function fromWhat(report: Report): string {
  const names = namesOf(report).map(({ name }) => name);
  const kind = report.template ? TEMPLATE_FACTS[report.template].title : "From a question";
  return dotted(kind, names.length > 0 ? names.join(", ") : (report.projectName ?? report.prompt));
}
