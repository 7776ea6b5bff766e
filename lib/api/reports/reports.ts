import { z } from "zod";
import { IdParams, listOf, SearchableQuery } from "@/lib/api/shared";
import { ReportDocument } from "@/lib/core/document/document";
import { REPORT_TEMPLATES } from "@/lib/core/document/templates";
import { exampleId } from "@/lib/core/example-id";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { LONGEST_PROMPT } from "@/lib/core/limits/prompt-limit";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { REPORT_STATUSES, REPORT_VISIBILITIES } from "@/lib/services/reports/record";
import { Report, ReportDetail } from "./shape";

const tag = "Reports";
const Id = z.string().max(100);
const title = oneLine(LONGEST_NAME);

/** Where to poll a report that is being written. */
const reportLocation = ({ id }: { id: string }) => `/api/reports/${id}`;

export const listReports = operation({
  id: "listReports",
  method: "GET",
  path: "/reports",
  tag,
  summary: "List reports, newest first",
  description: "Returns the reports shared with the workspace and your own private ones.",
  access: "read",
  status: 200,
  query: SearchableQuery.extend({
    q: z.string().trim().max(LONGEST_QUERY).optional().describe("Matches part of the title."),
    projectId: Id.optional(),
    studyId: Id.optional(),
    status: z.enum(REPORT_STATUSES).optional(),
    template: z.enum(REPORT_TEMPLATES).optional(),
    owner: z.enum(["me", "all"]).default("all").describe("`me` returns the reports you created."),
  }),
  response: listOf(Report),
});

export const createReport = operation({
  id: "createReport",
  method: "POST",
  path: "/reports",
  tag,
  summary: "Create a report from studies, files, a prompt, or a Swarm run",
  description:
    "A template needs `studyIds` or `fileIds`; a comparison needs two studies. A prompt alone is answered " +
    "from the given studies and files, otherwise from the project, otherwise from the whole workspace. A " +
    "finished Swarm run stands alone: the report lists its findings by severity, how to reproduce each, " +
    "and what was covered. Poll the report until it is `ready`.",
  access: "write",
  status: 202,
  body: z.strictObject({
    title: title.optional().describe("Defaults to a title based on what the report is about."),
    template: z.enum(REPORT_TEMPLATES).optional(),
    studyIds: z.array(Id).max(20).default([]),
    fileIds: z.array(Id).max(100).default([]),
    projectId: Id.optional().describe(
      "The project to keep it in. Defaults to the one project its studies and files share.",
    ),
    prompt: z.string().trim().min(3).max(LONGEST_PROMPT).optional(),
    swarmRunId: Id.optional().describe(
      "Reports what the AI agents of this run found. Can't be combined with other sources.",
    ),
    visibility: z.enum(REPORT_VISIBILITIES).default("workspace"),
  }),
  needsBody: true,
  example: { template: "summary", studyIds: [exampleId("study")] },
  response: Report,
  location: reportLocation,
});

export const getReport = operation({
  id: "getReport",
  method: "GET",
  path: "/reports/{id}",
  tag,
  summary: "Get a report with the quotes in it",
  access: "read",
  status: 200,
  params: IdParams,
  response: ReportDetail,
});

export const updateReport = operation({
  id: "updateReport",
  method: "PATCH",
  path: "/reports/{id}",
  tag,
  summary: "Update a report",
  description:
    "When two people change the same `version`, the second gets 409, as does anyone who changes a report " +
    "while it is being written. Send blocks without the fields that responses add to them (`evidence`, " +
    "`clip`, `finding`, `url`, `width`, `height`). Only the creator can change who sees the report.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    version: z.int().min(0).max(2_000_000_000),
    title: title.optional(),
    document: ReportDocument.optional(),
    visibility: z.enum(REPORT_VISIBILITIES).optional(),
  }),
  response: ReportDetail,
});

export const deleteReport = operation({
  id: "deleteReport",
  method: "DELETE",
  path: "/reports/{id}",
  tag,
  summary: "Delete a report and its versions",
  description: "Returns the report as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: Report,
});

export const duplicateReport = operation({
  id: "duplicateReport",
  method: "POST",
  path: "/reports/{id}/duplicate",
  tag,
  summary: "Copy a report",
  description:
    "The copy belongs to the caller and starts without earlier versions. Returns 409 while the report is being written.",
  access: "write",
  status: 201,
  params: IdParams,
  response: ReportDetail,
});

export const regenerateReport = operation({
  id: "regenerateReport",
  method: "POST",
  path: "/reports/{id}/generate",
  tag,
  summary: "Rewrite a report",
  description: "What the report said is kept as a version. Returns 409 while it is being written.",
  access: "write",
  status: 202,
  params: IdParams,
  response: Report,
  location: reportLocation,
});

export const cancelReport = operation({
  id: "cancelReport",
  method: "POST",
  path: "/reports/{id}/cancel",
  tag,
  summary: "Cancel the writing of a report",
  description:
    "What the report said before stays; a report that was never written fails. Returns 409 when it is not being written.",
  access: "write",
  status: 200,
  params: IdParams,
  response: Report,
});

export const getReportProgress = operation({
  id: "getReportProgress",
  method: "GET",
  path: "/reports/{id}/version",
  tag,
  summary: "Check whether a report is ready or has changed",
  access: "read",
  status: 200,
  params: IdParams,
  response: z.object({ status: z.enum(REPORT_STATUSES), version: z.int(), error: z.string().nullable() }),
});
