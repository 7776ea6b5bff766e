import { z } from "zod";
import { LONGEST_PROMPT } from "@/lib/core/limits/prompt-limit";
import { operation } from "@/lib/core/operation";
import { Report } from "@/lib/events/resources/report";
import { snapshotOf } from "@/lib/services/reports/record";
import { Job, jobLocation } from "./jobs";
import { data, listOf, PageQuery, ProjectParams } from "./shared";

const ReportCreate = z
  .strictObject({
    prompt: z.string().trim().min(3).max(LONGEST_PROMPT),
    file_ids: z
      .array(z.string().max(100))
      .min(1)
      .max(100)
      .optional()
      .describe("Only these files and sessions of the project."),
  })
  .meta({ id: "ReportCreate" });

export const toReport = snapshotOf;

const tag = "Reports";

export const listReports = operation({
  id: "listReports",
  method: "GET",
  path: "/projects/{projectId}/reports",
  tag,
  summary: "List a project's reports, newest first",
  description:
    "`content` is null until a report is written, then `title` and `sections` of blocks; a block of type " +
    "`quote` holds its words as they read now. A page of large reports may hold fewer than `limit`.",
  access: "read",
  status: 200,
  params: ProjectParams,
  query: PageQuery,
  response: listOf(Report),
});

export const createReport = operation({
  id: "createReport",
  method: "POST",
  path: "/projects/{projectId}/reports",
  tag,
  summary: "Create a report from a prompt",
  description:
    "Returns a job to poll. Its `result` is a ReportResult; find the report by its id in the project's list. Every " +
    "quote in it is verbatim.",
  access: "write",
  status: 202,
  params: ProjectParams,
  body: ReportCreate,
  response: data(Job),
  location: jobLocation,
});
