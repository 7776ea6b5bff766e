import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { config } from "@/lib/core/config";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { makeSession, type Person } from "@/tests/support/factories";

type Info = Awaited<ReturnType<OAuthClientProvider["clientInformation"]>>;
type Discovered = Awaited<ReturnType<NonNullable<OAuthClientProvider["discoveryState"]>>>;
type Tokens = Awaited<ReturnType<OAuthClientProvider["tokens"]>>;

/** A program's state of its sign-in; `asked` is where it sends its person's browser. Serves both official clients. */
export class Keeper implements OAuthClientProvider {
  readonly redirectUrl = "http://127.0.0.1:43177/callback";
  readonly clientMetadata = { client_name: "Official client", redirect_uris: [this.redirectUrl] };
  asked = "";
  kept: Tokens;
  #info: Info;
  #verifier = "";
  #discovered: Discovered;

  clientInformation = () => this.#info;
  saveClientInformation(info: Info) {
    this.#info = info;
  }
  tokens = () => this.kept;
  saveTokens(tokens: Tokens) {
    this.kept = tokens;
  }
  redirectToAuthorization(url: URL) {
    this.asked = url.href;
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier;
  }
  codeVerifier = () => this.#verifier;
  saveDiscoveryState(discovered: Discovered) {
    this.#discovered = discovered;
  }
  discoveryState = () => this.#discovered;
  invalidateCredentials(what: string) {
    if (what === "all" || what === "tokens") this.kept = undefined;
  }
}

/** What the person's browser does with that address: opens it and posts a decision. Returns where it then goes. */
export async function approve(asked: string, person: Person, { canDraft = true } = {}): Promise<URL> {
  const authorized = await fetch(asked, { redirect: "manual" });
  const [, id] = /\/connect\/(\w+)$/.exec(authorized.headers.get("location") ?? "") ?? [];
  if (!id) throw new Error(`No page to decide on: ${authorized.status} ${await authorized.text()}`);
  const [cookie = ""] = authorized.headers.getSetCookie();
  const { APP_URL: origin } = config();
  const decided = await fetch(`${origin}/api/connect/${id}`, {
    method: "POST",
    headers: {
      origin,
      "content-type": "application/json",
      cookie: `${cookie.split(";")[0]}; ${sessionCookieName()}=${await makeSession(person)}`,
    },
    body: JSON.stringify({ decision: "approve", workspaceId: person.workspaceId, canDraft }),
  });
  const { redirectTo } = (await decided.json()) as { redirectTo: string };
  return new URL(redirectTo);
}
