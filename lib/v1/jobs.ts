import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { JobRecord } from "@/lib/services/jobs/record";
import { data, IdParams } from "./shared";

export const Job = z
  .object({
    id: z.string(),
    type: z.enum(["chat", "report", "transcribe", "auto-tag", "sentiment"]),
    status: z.enum(["queued", "running", "succeeded", "failed"]),
    project_id: z.string().nullable(),
    result: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("What the job produced, as described by the call that started it."),
    error: z.string().nullable().describe("Why it failed, in one sentence."),
  })
  .meta({ id: "Job" });

export const toJob = ({ projectId, ...job }: JobRecord): z.input<typeof Job> => ({ ...job, project_id: projectId });

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
  response: data(Job),
});
