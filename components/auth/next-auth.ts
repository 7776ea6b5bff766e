import { CallError } from "@/lib/api/client/call-error";
import { sendForm } from "./send-form";

/** Too many attempts, and domains that require single sign-on: both carry a sentence to show. */
const TOLD = [403, 429];
const FAULTS = 500;

/**
 * Resolves with whether the sign-in was accepted. Throws `CallError` after too many attempts, for a domain that
 * requires single sign-on, and if nobody could be asked: that is no wrong password.
 */
async function post(path: string, fields: Record<string, string>): Promise<boolean> {
  const response = await sendForm(path, fields);
  if (TOLD.includes(response.status) || response.status >= FAULTS) throw await CallError.from(response);
  const { url } = (await response.json().catch(() => ({}))) as { url?: string };
  return response.ok && !new URL(url ?? "", window.location.origin).searchParams.has("error");
}

export const signInWithPassword = (email: string, password: string) =>
  post("callback/credentials", { email, password, callbackUrl: "/" });

/** Requests a mail with a sign-in link. The answer is the same whether or not the address has an account. */
export const sendMagicLink = (email: string, callbackUrl: string) => post("signin/email", { email, callbackUrl });
