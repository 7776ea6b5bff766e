import { z } from "zod";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { operation } from "@/lib/core/operation";

export const discoverSignIn = operation({
  id: "discoverSignIn",
  method: "POST",
  path: "/sign-in/discover",
  tag: "Account",
  summary: "Get how addresses at a domain sign in",
  description:
    "Depends on the domain only: it does not reveal whether an address has an account. Limited to 120 calls a minute per network address.",
  access: "public",
  status: 200,
  body: z.strictObject({ email: EmailAddress }),
  response: z.object({
    sso: z
      .object({
        providerName: z.string(),
        required: z.boolean().describe("Whether passwords are refused for the domain."),
        url: z.url().describe("Where single sign-on starts; takes `next` and `login_hint`."),
      })
      .nullable(),
  }),
});
