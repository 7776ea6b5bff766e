import { CallError } from "@/lib/api/client/call-error";
import { reach } from "@/lib/api/client/reach";

/** Sends one of next-auth's forms the way its own client does: CSRF token first. Throws `CallError`. */
export async function sendForm(path: string, fields: Record<string, string>): Promise<Response> {
  const token = await reach("/api/auth/csrf");
  if (!token.ok) throw await CallError.from(token);
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  return reach(`/api/auth/${path}`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
  });
}
