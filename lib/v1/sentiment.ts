import { operation } from "@/lib/core/operation";
import { AnalysisParams, AnalysisStart } from "./analysis-start";
import { Job, jobLocation } from "./jobs";
import { data } from "./shared";

export const createSentiment = operation({
  id: "createSentiment",
  method: "POST",
  path: "/projects/{projectId}/sentiment",
  tag: "Analysis",
  summary: "Score the sentiment of a project's transcripts",
  description:
    "Returns a job to poll. Its `result` is `overall` and `files`, each with `score` (-100 to 100, null " +
    "where there is too little to tell), `label` (`negative`, `neutral`, `positive`), and `segments` " +
    "(`index`, times, `score`, `label`). Only what participants said is scored. Afterwards, searches can " +
    "filter by it. Returns 422 when there is no transcript.",
  access: "write",
  status: 202,
  params: AnalysisParams,
  body: AnalysisStart,
  response: data(Job),
  location: jobLocation,
});
