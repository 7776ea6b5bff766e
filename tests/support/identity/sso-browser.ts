import { GET as authGet, POST as authPost } from "@/app/api/auth/[...nextauth]/route";
import { POST as acs } from "@/app/api/auth/saml/[id]/acs/route";
import { GET as finish } from "@/app/api/auth/saml/[id]/finish/route";
import { GET as start } from "@/app/api/auth/sso/[id]/start/route";
import { config } from "@/lib/core/config";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";

type Route = (request: Request) => Promise<Response>;

const ROUTES: [RegExp, Route][] = [
  [/^\/api\/auth\/sso\/\w+\/start$/, start],
  [/^\/api\/auth\/saml\/\w+\/finish$/, finish],
  [/^\/api\/auth\//, authGet],
];

/**
 * A browser that follows redirects between the app's routes and a provider over HTTP, with separate cookies for each.
 */
export class SsoBrowser {
  readonly #jars = new Map<string, Map<string, string>>();
  /** Every address that it was sent to. */
  visited: string[] = [];

  get session(): string | undefined {
    return this.jar(config().APP_URL).get(sessionCookieName());
  }

  jar(url: string): Map<string, string> {
    const { host } = new URL(url);
    const jar = this.#jars.get(host) ?? new Map<string, string>();
    this.#jars.set(host, jar);
    return jar;
  }

  /** Follows redirects until a page of the app, or an address that `stopAt` matches; returns that address. */
  async visit(address: string, stopAt?: (url: URL) => boolean): Promise<string> {
    let url = new URL(address, config().APP_URL);
    for (let hops = 0; hops < 20; hops++) {
      const isOurs = url.origin === new URL(config().APP_URL).origin;
      const route = isOurs && ROUTES.find(([path]) => path.test(url.pathname))?.[1];
      if (stopAt?.(url) || (isOurs && !route)) return isOurs ? url.pathname + url.search : url.href;
      const response = await this.#send(url, route || null);
      const location = response.headers.get("location");
      if (!location) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
      url = new URL(location, url);
      this.visited.push(url.href);
    }
    throw new Error(`Too many redirects: ${this.visited.slice(-3).join(" ")}`);
  }

  /** Posts a provider's response as its page would: a form from another site, which carries none of our cookies. */
  async postResponse(acsUrl: string, response: string): Promise<string> {
    const request = new Request(acsUrl, {
      method: "POST",
      headers: { "x-forwarded-for": "192.0.2.1" },
      body: new URLSearchParams({ SAMLResponse: response }),
    });
    const answer = await acs(request);
    return answer.headers.get("location") ?? `${answer.status}`;
  }

  /** A form of the app with its CSRF token. */
  async post(path: string, fields: Record<string, string>) {
    const asked = await this.#send(new URL("/api/auth/csrf", config().APP_URL), authGet);
    const { csrfToken } = (await asked.json()) as { csrfToken: string };
    const body = new URLSearchParams({ csrfToken, json: "true", ...fields });
    return this.#send(new URL(`/api/auth/${path}`, config().APP_URL), authPost, body);
  }

  async #send(url: URL, route: Route | null, body?: URLSearchParams): Promise<Response> {
    const cookie = [...this.jar(url.href)].map(([name, value]) => `${name}=${value}`).join("; ");
    const init: RequestInit = {
      method: body ? "POST" : "GET",
      headers: { cookie, "x-forwarded-for": "192.0.2.1" },
      redirect: "manual",
      body,
    };
    const response = await (route ? route(new Request(url, init)) : fetch(url, init));
    for (const line of response.headers.getSetCookie()) this.#keep(url, line);
    return response;
  }

  #keep(url: URL, line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/i.test(line) || value === "") this.jar(url.href).delete(name);
    else this.jar(url.href).set(name, value);
  }
}
