import { operation } from "@/lib/core/operation";
import { AnalysisStart } from "./analysis-start";
import { Job, jobLocation } from "./jobs";
import { data, ProjectParams } from "./shared";

export const createAutoTag = operation({
  id: "createAutoTag",
  method: "POST",
  path: "/projects/{projectId}/auto-tag",
  tag: "Analysis",
  summary: "Tag a project automatically",
  description:
    "Returns a job to poll. Its `result` is an AutoTagResult. Existing tags of the project are used " +
    "first. Tags that are already there, and tags that a person has removed, are left alone. Returns 422 " +
    "when there is no transcript.",
  access: "write",
  status: 202,
  params: ProjectParams,
  body: AnalysisStart,
  response: data(Job),
  location: jobLocation,
});
