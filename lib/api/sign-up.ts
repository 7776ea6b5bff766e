import { z } from "zod";
import { EmailAddress } from "@/lib/core/email-address";
import { operation } from "@/lib/core/operation";
import { Password, PersonName, WorkspaceName } from "./settings-shared";

export const signUp = operation({
  id: "signUp",
  method: "POST",
  path: "/sign-up",
  tag: "Account",
  summary: "Sign up: a person and their workspace on Free",
  description:
    "`check_email`: the rest happens by the mailed link, also when the address has an account. `sign_in`: this installation sends no mail, so sign in with the password at once.",
  access: "public",
  status: 202,
  body: z.strictObject({
    email: EmailAddress,
    name: PersonName,
    password: Password,
    workspaceName: WorkspaceName,
    next: z.string().max(500).optional().describe("The page that the mailed link opens; home by itself."),
  }),
  example: {
    email: "maya@example.com",
    name: "Maya Okafor",
    password: "a long passphrase",
    workspaceName: "Acme Research",
  },
  response: z.object({ next: z.enum(["check_email", "sign_in"]) }),
});
