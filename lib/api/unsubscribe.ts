import { z } from "zod";
import { operation } from "@/lib/core/operation";

/** A mail program posts a form here with one click (RFC 8058 §3.2), the page's button does too: no body is read. */
export const unsubscribe = operation({
  id: "unsubscribe",
  method: "POST",
  path: "/unsubscribe/{token}",
  tag: "Participation",
  summary: "Stop the invitations of a workspace to an address",
  description: "The token is that of any invitation which the address got. Twice is the same answer.",
  access: "public",
  status: 200,
  params: z.object({ token: z.string().max(200) }),
  response: z.object({ unsubscribed: z.literal(true) }),
});
