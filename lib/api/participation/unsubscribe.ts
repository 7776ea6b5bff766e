import { z } from "zod";
import { TokenParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";

/** A mail program posts a form here with one click (RFC 8058 §3.2), and so does the page's button: no body is read. */
export const unsubscribe = operation({
  id: "unsubscribe",
  method: "POST",
  path: "/unsubscribe/{token}",
  tag: "Participation",
  summary: "Stop a workspace's invitations to an address",
  description:
    "Takes the token of any invitation that the address received. Repeating the call returns the same result.",
  access: "public",
  status: 200,
  params: TokenParams,
  response: z.object({ unsubscribed: z.literal(true) }),
});
