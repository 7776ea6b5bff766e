import { AppError } from "@/lib/core/errors";
import { isChallenge } from "@/lib/core/oauth/pkce";
import { matchesRedirectUri } from "@/lib/core/oauth/redirect-uri";
import { wantsDraft } from "@/lib/core/oauth/scope";
import { refuseUnstorable } from "@/lib/http/request/body";
import type { ClientRecord } from "@/lib/services/clients/record";
import { isResource, resource } from "./resource";

const MOST_STATE_CHARACTERS = 4_000;

/**
 * The parameters of a request to /authorize, by name. A parameter without a value counts as not sent (RFC 6749 §3.1).
 */
export type AuthorizeQuery = Map<string, string[]>;

export function authorizeQuery(request: Request): AuthorizeQuery {
  const query: AuthorizeQuery = new Map();
  for (const [name, value] of new URL(request.url).searchParams)
    if (value !== "") query.set(name, [...(query.get(name) ?? []), value]);
  return query;
}

/** The value of a parameter given exactly once; undefined otherwise. */
const only = (query: AuthorizeQuery, name: string): string | undefined => {
  const [first, second] = query.get(name) ?? [];
  return second === undefined ? first : undefined;
};

const refused = (message: string) => new AppError("invalid", message);

export function clientIdOf(query: AuthorizeQuery): string {
  const clientId = only(query, "client_id");
  if (!clientId) throw refused("The app did not identify itself (client_id).");
  refuseUnstorable(clientId, "client_id");
  return clientId;
}

export function knownClient(found: ClientRecord | null): ClientRecord {
  if (!found) throw refused("Earshot does not know this app (client_id). Connect it again from its own settings.");
  return found;
}

/** Nobody is redirected to a URI that the client hasn't registered: that is reported on a page (§4.1.2.1). */
export function redirectUriOf(query: AuthorizeQuery, client: ClientRecord): string {
  const asked = only(query, "redirect_uri");
  if (!asked) throw refused("The app did not say where to send the answer (redirect_uri).");
  if (!client.redirectUris.some((registered) => matchesRedirectUri(asked, registered)))
    throw refused("This app has not registered the address it wants the answer sent to (redirect_uri).");
  return asked;
}

export const stateOf = (query: AuthorizeQuery): string | null => only(query, "state") ?? null;

type Fault = { error: string; error_description: string };
const fault = (error: string, error_description: string): Fault => ({ error, error_description });

/** What else is wrong with a request, to be reported to the client by redirect; null if nothing is. */
export function faultOf(query: AuthorizeQuery): Fault | null {
  if ([...query.values()].some((values) => values.length > 1))
    return fault("invalid_request", "A parameter is given more than once.");
  const get = (name: string) => only(query, name);
  if (get("response_type") === undefined) return fault("invalid_request", "response_type is missing.");
  if (get("response_type") !== "code") return fault("unsupported_response_type", "The response_type must be code.");
  if ((get("response_mode") ?? "query") !== "query")
    return fault("invalid_request", "The response_mode must be query.");
  if (get("code_challenge_method") !== "S256" || !isChallenge(get("code_challenge") ?? ""))
    return fault("invalid_request", "Send a code_challenge with code_challenge_method S256.");
  if (!isResource(get("resource") ?? resource()))
    return fault("invalid_target", "The resource must be the MCP server.");
  return isKeepable(stateOf(query))
    ? null
    : fault("invalid_request", "The state is too long or contains invalid characters.");
}

function isKeepable(state: string | null): boolean {
  if ((state ?? "").length > MOST_STATE_CHARACTERS) return false;
  try {
    refuseUnstorable(state, "state");
    return true;
  } catch {
    return false;
  }
}

/** What is stored of a valid request. */
export const askedOf = (query: AuthorizeQuery) => ({
  state: stateOf(query),
  codeChallenge: only(query, "code_challenge") ?? "",
  wantsDraft: wantsDraft(only(query, "scope")) ?? false,
});
