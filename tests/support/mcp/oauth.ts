import { hash } from "node:crypto";
import { GET as openAuthorize } from "@/app/authorize/route";
import { POST as postRegister } from "@/app/register/route";
import { POST as postRevoke } from "@/app/revoke/route";
import { POST as postToken } from "@/app/token/route";
import { config } from "@/lib/core/config";
import { newToken } from "@/lib/core/secrets/secrets";
import { approve } from "@/lib/services/authorizations/approve";
import type { Person } from "@/tests/support/factories";

export const REDIRECT_URI = "https://program.test/callback";

/** A verifier and its challenge (RFC 7636 §4). */
export function pkce() {
  const verifier = newToken();
  return { verifier, challenge: hash("sha256", verifier, "base64url") };
}

async function answered(response: Response) {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
}

const url = (path: string) => new URL(path, config().APP_URL);

export const register = async (body: unknown, headers: Record<string, string> = {}) =>
  answered(
    await postRegister(
      new Request(url("/register"), {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
      undefined,
    ),
  );

/** The client_id of a program that registered itself. */
export async function makeClient(redirectUris = [REDIRECT_URI]): Promise<string> {
  return (await register({ client_name: "Test program", redirect_uris: redirectUris })).json.client_id;
}

type Fields = Record<string, string | undefined> | [string, string][];
const params = (fields: Fields) =>
  new URLSearchParams(
    Array.isArray(fields)
      ? fields
      : Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );

const formTo =
  (route: typeof postToken, path: string) =>
  async (fields: Fields, headers: Record<string, string> = {}) =>
    answered(await route(new Request(url(path), { method: "POST", headers, body: params(fields) }), undefined));
export const token = formTo(postToken, "/token");
export const revoke = formTo(postRevoke, "/revoke");

/** Opens /authorize as a browser would: where it is sent, and the secret in its cookie. */
export async function authorize(fields: Fields, cookie = "") {
  const request = new Request(url(`/authorize?${params(fields)}`), { headers: { cookie } });
  const answer = await answered(await openAuthorize(request, undefined));
  const location = answer.headers.get("location");
  const browser = /^[^=]+=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? null;
  const id = /\/connect\/(\w+)$/.exec(location ?? "")?.[1] ?? "";
  return { ...answer, location, asked: { id, browser }, told: new URL(location ?? "none:").searchParams };
}

export const asking = (clientId: string, challenge: string, more: Record<string, string | undefined> = {}) => ({
  client_id: clientId,
  redirect_uri: REDIRECT_URI,
  response_type: "code",
  code_challenge: challenge,
  code_challenge_method: "S256",
  scope: "read write",
  state: "its state",
  resource: `${config().APP_URL}/mcp`,
  ...more,
});

type Allowed = { canDraft?: boolean; clientId?: string; redirectUri?: string };

/** From /authorize to a code that the person allowed, with what exchanges it at /token. */
export async function makeCode(
  person: Person,
  { canDraft = true, clientId, redirectUri = REDIRECT_URI }: Allowed = {},
) {
  const client = clientId ?? (await makeClient([redirectUri]));
  const { verifier, challenge } = pkce();
  const { asked } = await authorize(asking(client, challenge, { redirect_uri: redirectUri }));
  const back = await approve(person.ctx, { ...asked, workspaceId: person.workspaceId, canDraft });
  const code = new URL(back).searchParams.get("code") ?? "";
  return {
    grant_type: "authorization_code",
    client_id: client,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  };
}

/** A program that the person connected: its client_id and first tokens. */
export async function connect(person: Person, allowed: Allowed = {}) {
  const exchange = await makeCode(person, allowed);
  const { json } = await token(exchange);
  return { clientId: exchange.client_id, accessToken: json.access_token, refreshToken: json.refresh_token } as {
    clientId: string;
    accessToken: string;
    refreshToken: string;
  };
}

export const refreshWith = (clientId: string, refreshToken: string, more: Record<string, string> = {}) =>
  token({ grant_type: "refresh_token", client_id: clientId, refresh_token: refreshToken, ...more });
