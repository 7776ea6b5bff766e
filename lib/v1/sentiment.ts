import { operation } from "@/lib/core/operation";
import { AnalysisStart } from "./analysis-start";
import { Job, jobLocation } from "./jobs";
import { data, ProjectParams } from "./shared";

export const createSentiment = operation({
  id: "createSentiment",
  method: "POST",
  path: "/projects/{projectId}/sentiment",
  tag: "Analysis",
  summary: "Score the sentiment of a project's transcripts",
  description:
    "Returns a job to poll. Its `result` is a SentimentResult: the project's score, and that of each transcript and " +
    "each of its segments. Only what participants said is scored. Afterwards, searches can filter by it. " +
    "Returns 422 when there is no transcript.",
  access: "write",
  status: 202,
  params: ProjectParams,
  body: AnalysisStart,
  response: data(Job),
  location: jobLocation,
});
