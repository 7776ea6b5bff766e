/** next-auth's own sign-out: the session row is deleted, then a full load forgets what was on screen. */
export async function signOut(goTo = "/sign-in"): Promise<void> {
  const { csrfToken } = (await (await fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  await fetch("/api/auth/signout", {
    method: "POST",
    body: new URLSearchParams({ csrfToken, json: "true", callbackUrl: "/sign-in" }),
  });
  window.location.assign(goTo);
}
