import { z } from "zod";
import { list } from "@/lib/services/reports/list";
import { tool } from "../tool";
import { listed, listOutput, pageInput } from "./paging";
import { ReportItem, toReportItem } from "./report-item";

export const listReports = tool({
  name: "list_reports",
  title: "List reports",
  description:
    "Returns the reports of the workspace, newest first, with title, status and the studies each was written from; " +
    "private ones of other people are left out. Use it to find a report; use `get_report` for its text and " +
    '`get_readout` for the findings of a single study. Example: {"q": "onboarding"}.',
  access: "read",
  input: z.strictObject({
    q: z.string().trim().max(200).optional().describe("A part of the title."),
    ...pageInput,
  }),
  output: listOutput(ReportItem),
  run: (ctx, { limit, ...query }) => listed(limit, (most) => list(ctx, { ...query, limit: most }), toReportItem),
});
