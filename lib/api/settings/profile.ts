import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { ProfileRecord } from "@/lib/services/people/record";
import { Password, PersonName } from "./shapes";

const tag = "Settings";

const Profile = z
  .object({
    id: z.string(),
    email: z.email(),
    name: z.string().nullable(),
    hasPassword: z.boolean(),
    needsCurrentPassword: z.boolean().describe("Whether `newPassword` must come with `currentPassword`."),
  })
  .meta({ id: "Profile" });

export const toProfile = (profile: ProfileRecord): z.input<typeof Profile> => profile;

export const getProfile = operation({
  id: "getProfile",
  method: "GET",
  path: "/settings/profile",
  tag,
  summary: "Get your profile",
  access: "person",
  status: 200,
  response: Profile,
});

export const updateProfile = operation({
  id: "updateProfile",
  method: "PATCH",
  path: "/settings/profile",
  tag,
  summary: "Change your name or password",
  description:
    "A new password requires the current one, unless there is none or you signed in with an emailed link within the last hour. It signs out every other browser.",
  access: "person",
  status: 200,
  body: z.strictObject({
    name: PersonName.optional(),
    currentPassword: z.string().max(1_000).optional(),
    newPassword: Password.optional(),
  }),
  response: Profile,
});
