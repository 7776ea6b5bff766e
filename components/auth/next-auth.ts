import { CallError } from "@/lib/api/call-error";

/** Too many attempts, and domains that require single sign-on: both carry a sentence to show. */
const TOLD = [403, 429];

/**
 * Calls next-auth's form endpoints the way its own client does: CSRF token first, then the form. Resolves with whether
 * the sign-in was accepted; throws `CallError` after too many attempts and for a domain that requires single sign-on.
 */
async function post(path: string, fields: Record<string, string>): Promise<boolean> {
  const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const response = await fetch(`/api/auth/${path}`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
  });
  if (TOLD.includes(response.status)) throw await CallError.from(response);
  const { url } = (await response.json().catch(() => ({}))) as { url?: string };
  return response.ok && !new URL(url ?? "", window.location.origin).searchParams.has("error");
}

export const signInWithPassword = (email: string, password: string) =>
  post("callback/credentials", { email, password, callbackUrl: "/" });

/** Requests a mail with a sign-in link. The answer is the same whether or not the address has an account. */
export const sendMagicLink = (email: string, callbackUrl: string) => post("signin/email", { email, callbackUrl });
