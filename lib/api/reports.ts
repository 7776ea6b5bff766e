import { z } from "zod";
import { ReportDocument } from "@/lib/core/document/document";
import { REPORT_TEMPLATES } from "@/lib/core/document/templates";
import { exampleId } from "@/lib/core/example-id";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import { REPORT_STATUSES, REPORT_VISIBILITIES } from "@/lib/services/reports/record";
import { Report, ReportDetail } from "./report-shape";
import { IdParams, listOf, SearchableQuery } from "./shared";

const tag = "Reports";
const Id = z.string().max(100);
const title = oneLine(200);

/** Where a report that is being written is polled. */
const reportLocation = ({ id }: { id: string }) => `/api/reports/${id}`;

export const listReports = operation({
  id: "listReports",
  method: "GET",
  path: "/reports",
  tag,
  summary: "List reports, newest first",
  description: "Those of the workspace and the caller's own private ones.",
  access: "read",
  status: 200,
  query: SearchableQuery.extend({
    q: z.string().trim().max(200).optional().describe("A part of the title."),
    projectId: Id.optional(),
    studyId: Id.optional(),
    status: z.enum(REPORT_STATUSES).optional(),
    template: z.enum(REPORT_TEMPLATES).optional(),
    owner: z.enum(["me", "all"]).default("all").describe("`me`: what the caller made."),
  }),
  response: listOf(Report),
});

export const createReport = operation({
  id: "createReport",
  method: "POST",
  path: "/reports",
  tag,
  summary: "Have a report written from studies and a template, from a prompt, or of a Swarm run",
  description:
    "A template needs `studyIds` or `fileIds`, a comparison two studies. A prompt alone is answered from the studies and " +
    "files that are named, else from the project, else from the whole workspace. A Swarm run that is done stands alone: its " +
    "findings by severity, how to see each, and what was covered. Poll the report until it is `ready`.",
  access: "write",
  status: 202,
  body: z.strictObject({
    title: title.optional().describe("Without it: named after what it is about."),
    template: z.enum(REPORT_TEMPLATES).optional(),
    studyIds: z.array(Id).max(20).default([]),
    fileIds: z.array(Id).max(100).default([]),
    projectId: Id.optional().describe("Where it is kept; without it, the one project of its studies and files."),
    prompt: z.string().trim().min(3).max(4000).optional(),
    swarmRunId: Id.optional().describe("A report of what the AI agents of this run found; nothing else to write from."),
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
  summary: "Read a report with what it quotes",
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
  summary: "Change a report",
  description:
    "Of two who change the same `version`, the second is told 409, and so is who changes one that is being written. " +
    "Blocks are sent without what they were answered with beyond their own fields (`evidence`, `clip`, `finding`, `url`, " +
    "`width`, `height`). Only its maker changes who sees it.",
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
  summary: "Delete a report with its versions",
  description: "Answers the report as it was.",
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
  description: "The copy is the caller's, without older versions. 409 while the report is being written.",
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
  summary: "Have a report written anew",
  description: "What it said is kept as a version. 409 while it is being written.",
  access: "write",
  status: 202,
  params: IdParams,
  response: Report,
  location: reportLocation,
});

export const getReportProgress = operation({
  id: "getReportProgress",
  method: "GET",
  path: "/reports/{id}/version",
  tag,
  summary: "Look whether a report is written, or was changed",
  access: "read",
  status: 200,
  params: IdParams,
  response: z.object({ status: z.enum(REPORT_STATUSES), version: z.int(), error: z.string().nullable() }),
});
