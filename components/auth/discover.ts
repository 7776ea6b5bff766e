import { call } from "@/lib/api/call";
import { discoverSignIn } from "@/lib/api/sign-in";

/** How the address's domain signs in. `url` begins it and leads to `goTo` afterwards. */
export type SingleSignOn = { providerName: string; required: boolean; url: string };

/** Asks how a domain signs in; null for a password or a mailed link. Throws `CallError`. */
export async function discover(email: string, goTo: string): Promise<SingleSignOn | null> {
  const { sso } = await call(discoverSignIn, { body: { email } });
  if (!sso) return null;
  const url = new URL(sso.url);
  url.searchParams.set("next", goTo);
  url.searchParams.set("login_hint", email);
  return { ...sso, url: url.href };
}
