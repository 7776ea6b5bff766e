import { operation } from "@/lib/core/operation";
import { AnalysisParams, AnalysisStart } from "./analysis-start";
import { Job, jobLocation } from "./jobs";
import { data } from "./shared";

export const createAutoTag = operation({
  id: "createAutoTag",
  method: "POST",
  path: "/projects/{projectId}/auto-tag",
  tag: "Analysis",
  summary: "Tag a project automatically",
  description:
    "Answers a job to poll; its `result` is `tags_created` (tags as `GET /tags/{id}` answers them) and `applications`, " +
    "how many were made. Tags that the project has are used first. What carries a tag already, and what somebody took " +
    "it off, is left alone. 422 when there is no transcript.",
  access: "write",
  status: 202,
  params: AnalysisParams,
  body: AnalysisStart,
  response: data(Job),
  location: jobLocation,
});
