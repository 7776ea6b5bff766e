import { config } from "@/lib/core/config";
import { redirectBack } from "@/lib/core/oauth/redirect-back";
import { clientAddress } from "@/lib/http/caller/client-address";
import { authorizationBrowser, authorizationCookie } from "@/lib/http/sign-in/authorization-cookie";
import {
  askedOf,
  authorizeQuery,
  clientIdOf,
  faultOf,
  knownClient,
  redirectUriOf,
  stateOf,
} from "@/lib/oauth/authorize";
import { oauthPage } from "@/lib/oauth/surface";
import { takeCall } from "@/lib/services/access/take-call";
import { start } from "@/lib/services/authorizations/start";
import { resolve } from "@/lib/services/clients/resolve";

const redirect = (location: string, more: Record<string, string> = {}) =>
  new Response(null, { status: 302, headers: { Location: location, ...more } });

/** Checks what a program asks for, stores it, and redirects to the page where a person decides. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = oauthPage("/authorize", async (request) => {
  await takeCall("authorize", clientAddress(request));
  const query = authorizeQuery(request);
  const client = knownClient(await resolve(clientIdOf(query)));
  const redirectUri = redirectUriOf(query, client);
  const fault = faultOf(query);
  if (fault) return redirect(redirectBack(redirectUri, stateOf(query), fault));
  const asked = { ...askedOf(query), clientId: client.id, redirectUri };
  const { id, browser } = await start(asked, authorizationBrowser(request));
  return redirect(`${config().APP_URL}/connect/${id}`, { "Set-Cookie": authorizationCookie(browser) });
});
export const dynamic = "force-dynamic";
