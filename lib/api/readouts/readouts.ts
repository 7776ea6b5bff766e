import { z } from "zod";
import { Progress } from "@/lib/api/progress-shape";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { READOUT_STATUSES } from "@/lib/services/readouts/record";
import { Readout, ReadoutClaim } from "./shape";

const tag = "Readouts";

export const getReadout = operation({
  id: "getReadout",
  method: "GET",
  path: "/studies/{id}/readout",
  tag,
  summary: "Get a study's readout: themes, claims, and clips",
  description: "Takes the study's id or slug. A study without a readout returns the status `none`.",
  access: "read",
  status: 200,
  params: IdParams,
  response: Readout,
});

export const getReadoutClaim = operation({
  id: "getReadoutClaim",
  method: "GET",
  path: "/studies/{id}/readout/claims/{claimId}",
  tag,
  summary: "Get one claim of a readout with all its quotes",
  access: "read",
  status: 200,
  params: IdParams.extend({ claimId: z.string().max(100) }),
  response: ReadoutClaim,
});

export const getReadoutVersion = operation({
  id: "getReadoutVersion",
  method: "GET",
  path: "/studies/{id}/readout/version",
  tag,
  summary: "Check whether a readout has changed or is ready",
  access: "read",
  status: 200,
  params: IdParams,
  response: z.object({
    version: z.int(),
    generation: z.int(),
    status: z.enum(READOUT_STATUSES),
    progress: Progress.nullable(),
    canWrite: z.boolean().describe("Whether the caller may edit it."),
  }),
});

export const estimateReadout = operation({
  id: "estimateReadout",
  method: "GET",
  path: "/studies/{id}/readout/estimate",
  tag,
  summary: "Estimate what the language model will use for a study's readout",
  description:
    "A transcript is read once and then only when it has changed, so regenerating costs less. " +
    "Returns 409 when there is no finished session that counts yet.",
  access: "read",
  status: 200,
  params: IdParams,
  conflicts: true,
  needsRole: true,
  response: z.object({
    model: z.string().nullable().describe("Null when there is no language model; nothing is used then."),
    transcripts: z.int(),
    unread: z.int().describe("Transcripts that the model hasn't read yet, or that have changed since."),
    tokens: z.int().describe("Roughly what the model will read and write."),
    left: z.int().describe("Tokens that the workspace has left this month."),
    isEnough: z
      .boolean()
      .describe("Whether what is left is likely to be enough. The built-in analyst steps in when it is not."),
  }),
});

export const generateReadout = operation({
  id: "generateReadout",
  method: "POST",
  path: "/studies/{id}/readout/generate",
  tag,
  summary: "Generate or regenerate a study's readout",
  description:
    "Returns at once; poll the readout until its status is `ready` or `failed`. Everything people " +
    "renamed, merged, hid, added, or removed stays that way. When two generations run at the same time, " +
    "the later one counts. Returns 409 when there is no finished session that counts yet.",
  access: "write",
  status: 202,
  params: IdParams,
  body: z.strictObject({
    analyst: z
      .enum(["model", "built-in"])
      .default("model")
      .describe("`built-in` generates it without a language model, even when there is one."),
  }),
  response: Readout,
  location: ({ studyId }) => `/api/studies/${studyId}/readout`,
});

export const cancelReadout = operation({
  id: "cancelReadout",
  method: "POST",
  path: "/studies/{id}/readout/cancel",
  tag,
  summary: "Cancel the generation of a study's readout",
  description:
    "The earlier results stay; without any, the status is `none` again. Returns 409 when the readout is not being generated.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: Readout,
});
