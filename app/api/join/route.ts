import { joinWorkspace } from "@/lib/api/sign-in/join";
import { api, apiOthers } from "@/lib/api/surface";
import { clientAddress } from "@/lib/http/caller/client-address";
import { requireSameOrigin, sessionToken } from "@/lib/http/sign-in/session-token";
import { accept } from "@/lib/services/members/invitations/accept";
import { join } from "@/lib/services/members/invitations/join";

export const POST = api(joinWorkspace, async ({ requestId }, { body, request }) => {
  const { token, account } = body;
  if (account) {
    const joined = await join({ token, ...account, address: clientAddress(request) }, requestId);
    return { ...joined, next: "sign_in" as const };
  }
  const session = sessionToken(request);
  if (session !== null) requireSameOrigin(request);
  const { isSignedIn, ...joined } = await accept({ token, sessionToken: session }, requestId);
  return { ...joined, next: isSignedIn ? ("open" as const) : ("sign_in" as const) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/join", ["POST"]);
