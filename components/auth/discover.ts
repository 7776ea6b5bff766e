import { call } from "@/lib/api/client/call";

/** How an address's domain signs in. `url` starts the sign-in, which ends at `goTo`. */
export type SingleSignOn = { providerName: string; required: boolean; url: string };

/** Looks up how a domain signs in; null means by password or mailed link. Throws `CallError`. */
export async function discover(email: string, goTo: string): Promise<SingleSignOn | null> {
  const { sso } = await call("POST /sign-in/discover", { body: { email } });
  if (!sso) return null;
  const url = new URL(sso.url);
  url.searchParams.set("next", goTo);
  url.searchParams.set("login_hint", email);
  return { ...sso, url: url.href };
}
