import { z } from "zod";
import { EmailAddress } from "@/lib/core/email-address";
import { operation } from "@/lib/core/operation";

export const discoverSignIn = operation({
  id: "discoverSignIn",
  method: "POST",
  path: "/sign-in/discover",
  tag: "Account",
  summary: "Learn how the addresses at a domain sign in",
  description:
    "It hangs on the domain alone: whether somebody has the address is not told. 120 a minute from one network address.",
  access: "public",
  status: 200,
  body: z.strictObject({ email: EmailAddress }),
  response: z.object({
    sso: z
      .object({
        providerName: z.string(),
        required: z.boolean().describe("Whether passwords are refused for the domain."),
        url: z.url().describe("Where single sign-on begins; takes `next` and `login_hint`."),
      })
      .nullable(),
  }),
});
