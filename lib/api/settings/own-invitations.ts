import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";

const shared = {
  method: "POST",
  tag: "Settings",
  access: "person",
  withoutWorkspace: true,
  status: 200,
  params: IdParams,
} as const;

export const acceptOwnInvitation = operation({
  ...shared,
  id: "acceptOwnInvitation",
  path: "/settings/profile/invitations/{id}/accept",
  summary: "Accept an invitation to your address",
  description:
    "For addresses that were proven, by a mailed link for example. The workspace becomes the session's current one. " +
    "`sign_in` means: it requires single sign-on, and the session has ended; sign in next. Returns 409 for an " +
    "invitation that is no longer valid.",
  response: z.object({ workspaceId: z.string(), next: z.enum(["open", "sign_in"]) }),
});

export const declineOwnInvitation = operation({
  ...shared,
  id: "declineOwnInvitation",
  path: "/settings/profile/invitations/{id}/decline",
  summary: "Decline an invitation to your address",
  description: "Its link stops working, and its seat becomes free. Returns 409 for one that is no longer valid.",
  response: z.object({ declined: z.literal(true) }),
});
