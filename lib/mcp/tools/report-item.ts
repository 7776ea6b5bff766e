import { z } from "zod";
import { REPORT_STATUSES, type ReportRecord } from "@/lib/services/reports/record";
import { appUrl } from "./app-url";
import { compact, some } from "./compact";
import { Time, Url } from "./shared-shapes";

/** A report in a list. */
export const ReportItem = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(REPORT_STATUSES),
  error: z.string().optional(),
  template: z.string().optional(),
  studyIds: z.array(z.string()).optional().describe("The studies it was written from."),
  fileIds: z.array(z.string()).optional().describe("The files it was written from."),
  quoteCount: z.int(),
  createdAt: Time,
  updatedAt: Time,
  url: Url,
});

export const toReportItem = (report: ReportRecord): z.input<typeof ReportItem> =>
  compact({
    id: report.id,
    title: report.title,
    status: report.status,
    error: report.error,
    template: report.template,
    studyIds: some(report.sources.studies.map(({ id }) => id)),
    fileIds: some(report.sources.files.map(({ id }) => id)),
    quoteCount: report.quoteCount,
    createdAt: report.createdAt,
    updatedAt: report.updatedAt,
    url: appUrl(`/reports/${report.id}`),
  });
