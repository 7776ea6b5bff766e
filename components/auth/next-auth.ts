/** next-auth's form endpoints, called as its own client does: a token against forged forms, then the form. */
async function post(path: string, fields: Record<string, string>): Promise<{ ok: boolean; url: string | null }> {
  const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const response = await fetch(`/api/auth/${path}`, {
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, json: "true" }),
  });
  const { url } = (await response.json().catch(() => ({}))) as { url?: string };
  const failed = !response.ok || new URL(url ?? "", window.location.origin).searchParams.has("error");
  return { ok: !failed, url: url ?? null };
}

export const signInWithPassword = (email: string, password: string) =>
  post("callback/credentials", { email, password, callbackUrl: "/" });

/** Asks for a mail with a link; the answer is the same whether or not somebody has this address. */
export const sendMagicLink = (email: string, callbackUrl: string) => post("signin/email", { email, callbackUrl });
