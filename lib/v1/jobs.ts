import { z } from "zod";
import { exampleId } from "@/lib/core/example-id";
import { operation } from "@/lib/core/operation";
import type { JobRecord } from "@/lib/services/jobs/record";
import { EXAMPLE_RESULT, JobResult } from "./job-result";
import { data, IdParams } from "./shared";

export const Job = z
  .object({
    id: z.string(),
    type: z.enum(["chat", "report", "transcribe", "auto-tag", "sentiment"]),
    status: z.enum(["queued", "running", "succeeded", "failed"]),
    project_id: z.string().nullable(),
    result: JobResult.nullable().describe("What it produced, according to its `type`; null until it has succeeded."),
    error: z.string().nullable().describe("Why it failed, in one sentence."),
  })
  .meta({ id: "Job" });

/** A result is stored as JSON; the check of the response shows that it is one of the documented ones. */
export const toJob = ({ projectId, result, ...job }: JobRecord): z.input<typeof Job> => ({
  ...job,
  project_id: projectId,
  result: result as z.input<typeof JobResult> | null,
});

/** Where to poll an accepted job. */
export const jobLocation = ({ data: { id } }: { data: { id: string } }) => `/v1/jobs/${id}`;

export const getJob = operation({
  id: "getJob",
  method: "GET",
  path: "/jobs/{id}",
  tag: "Jobs",
  summary: "Get a job",
  description: "Poll it until `status` is `succeeded` or `failed`; neither changes again.",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Job).meta({
    examples: [
      {
        data: {
          id: exampleId("job"),
          type: "chat",
          status: "succeeded",
          project_id: exampleId("project"),
          result: EXAMPLE_RESULT,
          error: null,
        },
      },
    ],
  }),
});
