import { z } from "zod";
import { list } from "@/lib/services/reports/list";
import { idOf } from "@/lib/services/studies/id-of";
import { tool } from "../tool";
import { listed, listOutput, pageInput } from "./paging";
import { ReportItem, toReportItem } from "./report-item";
import { StudyRef } from "./shared-shapes";

export const listReports = tool({
  name: "list_reports",
  title: "List reports",
  description:
    "Returns the workspace's reports, newest first, with title, status, and the studies each was written " +
    "from; other people's private reports are left out. Use it to find a report; use `get_report` for its " +
    'text and `get_readout` for the findings of a single study. Example: {"q": "onboarding"}.',
  access: "read",
  input: z.strictObject({
    q: z.string().trim().max(200).optional().describe("Matches part of the title."),
    study: StudyRef.optional(),
    ...pageInput,
  }),
  output: listOutput(ReportItem),
  run: async (ctx, { limit, study, ...query }) => {
    const studyId = study === undefined ? undefined : await idOf(ctx, study);
    return await listed(limit, (most) => list(ctx, { ...query, studyId, limit: most }), toReportItem);
  },
});
