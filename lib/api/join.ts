import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { Password, PersonName } from "./settings-shared";

export const joinWorkspace = operation({
  id: "joinWorkspace",
  method: "POST",
  path: "/join",
  tag: "Account",
  summary: "Accept an invitation to a workspace",
  description:
    "Signed in as the invited address; or, when it has no account, with `account`, which is made with it. `sign_in`: sign " +
    "in with that password next. 403 for another address's invitation, 409 for one that is over.",
  access: "public",
  status: 200,
  body: z.strictObject({
    token: z.string().min(1).max(200).describe("The last part of the mailed link."),
    account: z.strictObject({ name: PersonName, password: Password }).optional(),
  }),
  response: z.object({ workspaceId: z.string(), email: z.email(), next: z.enum(["open", "sign_in"]) }),
});
