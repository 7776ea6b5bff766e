import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { STUDY_TYPES } from "@/lib/core/study/types";
import type { StudySummary } from "@/lib/services/studies/record";
import { DateTime, data, IdParams, listOf, PageQuery } from "./shared";

const STATUSES = ["Draft", "Live", "Completed", "Stopped"] as const;

export const Test = z
  .object({
    id: z.string(),
    project_id: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    type: z.enum(STUDY_TYPES),
    status: z
      .enum(STATUSES)
      .describe("Completed ended by reaching its participants or its deadline, Stopped was ended early."),
    duration_min: z.int().nullable(),
    created_at: DateTime.nullable(),
    updated_at: DateTime.nullable(),
  })
  .meta({ id: "Test" });

function statusOf({ status, endedReason }: StudySummary): (typeof STATUSES)[number] {
  if (status === "draft") return "Draft";
  if (status !== "ended") return "Live";
  return endedReason === "completed" ? "Completed" : "Stopped";
}

export const toTest = (study: StudySummary): z.input<typeof Test> => ({
  id: study.id,
  project_id: study.projectId,
  title: study.title,
  description: study.description,
  type: study.type,
  status: statusOf(study),
  duration_min: study.durationMin,
  created_at: study.createdAt.toISOString(),
  updated_at: study.updatedAt.toISOString(),
});

const tag = "Tests";

export const listProjectTests = operation({
  id: "listProjectTests",
  method: "GET",
  path: "/projects/{projectId}/tests",
  tag,
  summary: "List a project's tests, newest first",
  access: "read",
  status: 200,
  params: z.object({ projectId: z.string() }),
  query: PageQuery,
  response: listOf(Test),
});

export const getTest = operation({
  id: "getTest",
  method: "GET",
  path: "/tests/{id}",
  tag,
  summary: "Read a test",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Test),
});
