import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { config } from "@/lib/core/config";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";

/** A browser as far as signing in goes: it keeps cookies and calls next-auth's routes. */
export class AuthBrowser {
  readonly cookies = new Map<string, string>();
  setCookies: string[] = [];

  constructor(readonly address = "192.0.2.1") {}

  get session(): string | undefined {
    return this.cookies.get(sessionCookieName());
  }

  async get(path: string) {
    return this.#send(path, "GET");
  }

  /** A form with the CSRF token that next-auth requires. */
  async post(path: string, fields: Record<string, string>) {
    const { csrfToken } = (await this.get("csrf")).json as { csrfToken: string };
    return this.#send(path, "POST", new URLSearchParams({ csrfToken, json: "true", ...fields }));
  }

  signIn(email: string, password: string) {
    return this.post("callback/credentials", { email, password });
  }

  async #send(path: string, method: "GET" | "POST", body?: URLSearchParams) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
    const headers = { cookie, "x-forwarded-for": this.address };
    const request = new Request(new URL(path, `${config().APP_URL}/api/auth/`), { method, headers, body });
    const response = await (method === "GET" ? GET : POST)(request);
    this.setCookies = response.headers.getSetCookie();
    for (const line of this.setCookies) this.#keep(line);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
  }

  #keep(line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }
}
