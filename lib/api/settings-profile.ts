import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { ProfileRecord } from "@/lib/services/people/record";
import { Password, PersonName } from "./settings-shared";

const tag = "Settings";

const Profile = z
  .object({ id: z.string(), email: z.email(), name: z.string().nullable(), hasPassword: z.boolean() })
  .meta({ id: "Profile" });

export const toProfile = (profile: ProfileRecord): z.input<typeof Profile> => profile;

export const getProfile = operation({
  id: "getProfile",
  method: "GET",
  path: "/settings/profile",
  tag,
  summary: "Read one's own profile",
  access: "person",
  status: 200,
  response: Profile,
});

export const updateProfile = operation({
  id: "updateProfile",
  method: "PATCH",
  path: "/settings/profile",
  tag,
  summary: "Change one's own name or password",
  description: "A new password needs the current one, if there is one, and signs every other browser out.",
  access: "person",
  status: 200,
  body: z.strictObject({
    name: PersonName.optional(),
    currentPassword: z.string().max(1_000).optional(),
    newPassword: Password.optional(),
  }),
  response: Profile,
});
