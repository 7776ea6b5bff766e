import { z } from "zod";
import { Password, PersonName } from "@/lib/api/settings/shapes";
import { operation } from "@/lib/core/operation";

export const joinWorkspace = operation({
  id: "joinWorkspace",
  method: "POST",
  path: "/join",
  tag: "Account",
  summary: "Accept an invitation to a workspace",
  description:
    "Sign in as the invited address first. If it has no account, send `account` to create one. `sign_in` " +
    "means: sign in next, with that password or, if the workspace requires it, single sign-on. Returns 403 for an " +
    "invitation to another address and 409 for one that is no longer valid.",
  access: "public",
  status: 200,
  body: z.strictObject({
    token: z.string().min(1).max(200).describe("The last part of the link in the invitation email."),
    account: z.strictObject({ name: PersonName, password: Password }).optional(),
  }),
  response: z.object({ workspaceId: z.string(), email: z.email(), next: z.enum(["open", "sign_in"]) }),
});
