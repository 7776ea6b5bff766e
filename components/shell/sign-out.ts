import { CallError } from "@/lib/api/call-error";

/** next-auth's own sign-out: deletes the session row, then reloads fully, which clears everything from memory. */
export async function signOut(goTo = "/sign-in"): Promise<void> {
  const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const { ok } = await fetch("/api/auth/signout", {
    method: "POST",
    body: new URLSearchParams({ csrfToken, json: "true", callbackUrl: "/sign-in" }),
  });
  if (!ok) throw new CallError("You couldn’t be signed out. Try again.");
  window.location.assign(goTo);
}
