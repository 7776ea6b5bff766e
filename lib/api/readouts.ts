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
  response: z.object({ version: z.int(), generation: z.int(), status: z.enum(READOUT_STATUSES) }),
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
  body: z.strictObject({}),
  response: Readout,
  location: ({ studyId }) => `/api/studies/${studyId}/readout`,
});
