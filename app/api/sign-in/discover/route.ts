import { discoverSignIn } from "@/lib/api/sign-in/sign-in";
import { api, apiOthers } from "@/lib/api/surface";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { clientAddress } from "@/lib/http/caller/client-address";
import { takeCall } from "@/lib/services/access/take-call";
import { realmOf } from "@/lib/services/sso/realm-of";

export const POST = api(discoverSignIn, async (_, { body, request }) => {
  await takeCall("discover", clientAddress(request));
  const realm = await realmOf(body.email);
  if (!realm) return { sso: null };
  const { providerName, required, workspaceId } = realm;
  return { sso: { providerName, required, url: ssoAddresses(workspaceId).startUrl } };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/sign-in/discover", ["POST"]);
