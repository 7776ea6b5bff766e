import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { INVITATION_STATUSES } from "@/lib/services/invitations/record";
import { type Channels, RECRUITMENT_STATES } from "@/lib/services/recruiting/record";
import { IdParams } from "./shared";

const Recruiting = z
  .object({
    link: z.object({ url: z.string().describe("Everybody who has it can take part.") }),
    email: z.object({ counts: z.record(z.enum(INVITATION_STATUSES), z.int()) }),
    prolific: z.object({
      available: z.boolean(),
      reason: z.string().nullable().describe("Why it is not available."),
      state: z.enum(RECRUITMENT_STATES),
      error: z.string().nullable(),
      url: z.string().nullable().describe("The study as its researcher sees it there."),
      places: z.int().nullable(),
      unmapped: z.array(z.string()).describe("What Prolific can't filter by, one sentence each."),
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
  summary: "The ways in which people come to a study, and how far each is",
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
    "The study is made there as a draft, published as soon as it runs here, and paused and stopped with it. Prolific's own " +
    "account pays the participants. 409 with the reason when Prolific can't recruit for it. After a failure it is tried again.",
  access: "write",
  status: 202,
  params: IdParams,
  body: z.strictObject({
    channel: z.literal("prolific"),
    places: z.int().min(1).max(500).optional().describe("At most the study's participants, which is the usual number."),
  }),
  response: Recruiting,
  location: (_, { id }) => `/api/studies/${id}/recruiting`,
});
