import { CallError } from "@/lib/api/call-error";

/** Too many attempts, and a domain that signs in with its provider alone: both come with a sentence to read. */
const TOLD = [403, 429];

/**
 * next-auth's form endpoints, called as its own client does: a token against forged forms, then the form. Resolves with
 * whether it was accepted; throws `CallError` after too many attempts, and for a domain that requires single sign-on.
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

/** Asks for a mail with a link; the answer is the same whether or not somebody has this address. */
export const sendMagicLink = (email: string, callbackUrl: string) => post("signin/email", { email, callbackUrl });
