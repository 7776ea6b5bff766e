import type { IncomingMessage, ServerResponse } from "node:http";
import Provider from "oidc-provider";
import { localServer } from "../stand-ins/local-server";

/** Who signs in at the provider next. `false` for an address that the provider calls unverified. */
export type AtProvider = { sub: string; email?: string; email_verified?: boolean; name?: string };

export const CLIENT = { clientId: "earshot", clientSecret: "a secret of 32 characters or more" };

/**
 * A real OpenID provider over HTTP on a free port of this machine. It asks nobody anything: the current `person` is
 * signed in, or refused if it is null. For browser tests too: give it the app's redirect addresses.
 */
export async function startOpenIdProvider(redirectUris: string[]) {
  const { server, url: issuer, close } = await localServer();
  const state = { person: null as AtProvider | null };
  const people = new Map<string, AtProvider>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: redirectUris }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key for the cookies of the provider"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { person } = state;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub, remember: false } } : { error: "access_denied" };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    interact(request, response).catch(() => response.destroy());
  });
  /** Who signs in from now on. */
  const signInAs = (person: AtProvider | null) => {
    state.person = person;
  };
  return { issuer, signInAs, close };
}
