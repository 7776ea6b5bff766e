import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { READOUT_STATUSES } from "@/lib/services/readouts/record";
import { Readout, ReadoutClaim } from "./readout-shape";
import { IdParams } from "./shared";

const tag = "Readouts";

export const getReadout = operation({
  id: "getReadout",
  method: "GET",
  path: "/studies/{id}/readout",
  tag,
  summary: "Read a study's readout: themes, claims, clips",
  description: "By the study's id or slug. A study without one answers the status `none`.",
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
  summary: "Read one claim of a readout with all its quotes",
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
  summary: "Whether a readout has changed or is ready",
  access: "read",
  status: 200,
  params: IdParams,
  response: z.object({ version: z.int(), generation: z.int(), status: z.enum(READOUT_STATUSES) }),
});

export const generateReadout = operation({
  id: "generateReadout",
  method: "POST",
  path: "/studies/{id}/readout/generate",
  tag,
  summary: "Make a readout, or make it anew",
  description:
    "Answers at once; read the readout until its status is `ready` or `failed`. What people renamed, merged, hid, added " +
    "or took out stays so. Of two that run at once the later counts. 409 when no finished session counts yet.",
  access: "write",
  status: 202,
  params: IdParams,
  body: z.strictObject({}),
  response: Readout,
  location: ({ studyId }) => `/api/studies/${studyId}/readout`,
});
