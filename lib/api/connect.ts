import { z } from "zod";
import { operation } from "@/lib/core/operation";

const Decision = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("approve"), workspaceId: z.string().max(100), canDraft: z.boolean() }),
  z.strictObject({ decision: z.literal("deny") }),
]);

export const decideConnect = operation({
  id: "decideConnect",
  method: "POST",
  path: "/connect/{request}",
  tag: "Settings",
  summary: "Approve or deny a client's request from /authorize",
  description:
    "Works only in the browser the client opened, once, within 15 minutes. The response says where the browser goes next.",
  access: "person",
  status: 200,
  params: z.object({ request: z.string().max(100) }),
  body: Decision,
  response: z.object({ redirectTo: z.string() }),
});
