import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { JobRecord } from "@/lib/services/jobs/record";
import { IdParams } from "./shared";

const Status = z.enum(["queued", "running", "succeeded", "failed"]);
const latest = { id: z.string(), status: Status, error: z.string().nullable().describe("One sentence.") };

const ProjectAnalysis = z
  .object({
    autoTag: z
      .object({ ...latest, tagsCreated: z.int().nullable(), applications: z.int().nullable() })
      .nullable()
      .describe("The newest; null when the project was never tagged automatically."),
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
  summary: "Read how the analyses of a project stand",
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
    "Tags that are there are used first; what somebody took a tag off is left alone. 409 without a transcript.",
});

export const startSentiment = operation({
  ...started,
  id: "startSentiment",
  path: "/library/projects/{id}/sentiment",
  summary: "Read the sentiment of a project's transcripts",
  description: "Each line that participants said gets a score, by which searches can filter. 409 without a transcript.",
});
