import { z } from "zod";
import { Progress } from "@/lib/api/progress-shape";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import type { JobRecord } from "@/lib/services/jobs/record";

const Status = z.enum(["queued", "running", "succeeded", "failed"]);
const latest = {
  id: z.string(),
  status: Status,
  error: z.string().nullable().describe("What went wrong, in one sentence."),
  progress: Progress.nullable().describe("While it runs."),
  madeBy: z.string().nullable().describe("`built-in`, or the name of the model that did it."),
  fallback: z
    .string()
    .nullable()
    .describe("Why the built-in analyst did it although there is a language model, in one sentence."),
};

const ProjectAnalysis = z
  .object({
    autoTag: z
      .object({ ...latest, tagsCreated: z.int().nullable(), applications: z.int().nullable() })
      .nullable()
      .describe("The newest run; null when the project has never been tagged automatically."),
    sentiment: z
      .object({
        ...latest,
        score: z.int().nullable().describe("-100 to 100."),
        label: z.enum(["negative", "neutral", "positive"]).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "ProjectAnalysis" });
export type ProjectAnalysisShape = z.output<typeof ProjectAnalysis>;

const AnalysisJob = z
  .object({ id: z.string(), type: z.string(), status: Status, projectId: z.string().nullable() })
  .meta({ id: "AnalysisJob" });

export const toAnalysisJob = ({ id, type, status, projectId }: JobRecord): z.input<typeof AnalysisJob> => ({
  id,
  type,
  status,
  projectId,
});

const tag = "Library";
const started = {
  method: "POST",
  tag,
  access: "write",
  status: 202,
  params: IdParams,
  body: z.strictObject({
    fileIds: z
      .array(z.string().max(100))
      .min(1)
      .max(100)
      .optional()
      .describe("Only these files or sessions of the project."),
  }),
  response: AnalysisJob,
  location: ({ projectId }: z.output<typeof AnalysisJob>) => `/api/library/projects/${projectId}/analysis`,
} as const;

export const getProjectAnalysis = operation({
  id: "getProjectAnalysis",
  method: "GET",
  path: "/library/projects/{id}/analysis",
  tag,
  summary: "Get the state of a project's analyses",
  access: "read",
  status: 200,
  params: IdParams,
  response: ProjectAnalysis,
});

export const startAutoTag = operation({
  ...started,
  id: "startAutoTag",
  path: "/library/projects/{id}/auto-tag",
  summary: "Tag a project's transcripts automatically",
  description:
    "Uses existing tags first, and leaves alone any tag that a person has removed. Returns 409 when there is no transcript.",
});

export const startSentiment = operation({
  ...started,
  id: "startSentiment",
  path: "/library/projects/{id}/sentiment",
  summary: "Score the sentiment of a project's transcripts",
  description:
    "Gives each line that participants said a score, which searches can filter by. Returns 409 when there is no transcript.",
});
