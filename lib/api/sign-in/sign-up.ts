import { z } from "zod";
import { Password, PersonName, WorkspaceName } from "@/lib/api/settings/shapes";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { operation } from "@/lib/core/operation";

export const signUp = operation({
  id: "signUp",
  method: "POST",
  path: "/sign-up",
  tag: "Account",
  summary: "Sign up and create a workspace on Free",
  description:
    "`check_email`: continue with the emailed link, which is also sent when the address already has an account. `sign_in`: this installation sends no email, so sign in with the password right away.",
  access: "public",
  status: 202,
  body: z.strictObject({
    email: EmailAddress,
    name: PersonName,
    password: Password,
    workspaceName: WorkspaceName,
    next: z.string().max(500).optional().describe("The page that the emailed link opens; defaults to home."),
  }),
  example: {
    email: "maya@example.com",
    name: "Maya Okafor",
    password: "a long passphrase",
    workspaceName: "Acme Research",
  },
  response: z.object({ next: z.enum(["check_email", "sign_in"]) }),
});
