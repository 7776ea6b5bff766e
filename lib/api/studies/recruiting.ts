import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { INVITATION_STATUSES } from "@/lib/services/invitations/record";
import { type Channels, RECRUITMENT_STATES } from "@/lib/services/recruiting/record";

const Recruiting = z
  .object({
    link: z.object({ url: z.string().describe("Everyone who has the link can take part.") }),
    email: z.object({ counts: z.record(z.enum(INVITATION_STATUSES), z.int()) }),
    prolific: z.object({
      available: z.boolean(),
      reason: z.string().nullable().describe("Why it is not available."),
      state: z.enum(RECRUITMENT_STATES),
      error: z.string().nullable(),
      url: z.string().nullable().describe("The study's page there, as its researcher sees it."),
      places: z.int().nullable(),
      unmapped: z.array(z.string()).describe("Criteria Prolific can't filter by, one sentence each."),
      participants: z.int(),
      approved: z.int(),
      rejected: z.int(),
    }),
  })
  .meta({ id: "Recruiting" });

export const toRecruiting = (channels: Channels): z.input<typeof Recruiting> => channels;

const tag = "Recruiting";
const path = "/studies/{id}/recruiting";

export const getRecruiting = operation({
  id: "getRecruiting",
  method: "GET",
  path,
  tag,
  summary: "List a study's recruiting channels and their progress",
  access: "read",
  status: 200,
  params: IdParams,
  response: Recruiting,
});

export const requestRecruiting = operation({
  id: "requestRecruiting",
  method: "POST",
  path,
  tag,
  summary: "Recruit through Prolific",
  description:
    "Creates the study at Prolific as a draft; it is published once the study runs here, and paused and " +
    "stopped with it. Participants are paid from the connected Prolific account. Returns 409 with the " +
    "reason when Prolific can't recruit for the study. After a failure, calling this again retries.",
  access: "write",
  status: 202,
  params: IdParams,
  body: z.strictObject({
    channel: z.literal("prolific"),
    places: z
      .int()
      .min(1)
      .max(500)
      .optional()
      .describe("Up to the study's number of participants, which is the default."),
  }),
  response: Recruiting,
  location: (_, { id }) => `/api/studies/${id}/recruiting`,
});
