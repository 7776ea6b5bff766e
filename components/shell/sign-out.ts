import { sendForm } from "@/components/auth/send-form";
import { CallError } from "@/lib/api/client/call-error";

/** next-auth's own sign-out: deletes the session row, then reloads fully, which clears everything from memory. */
export async function signOut(goTo = "/sign-in"): Promise<void> {
  const { ok } = await sendForm("signout", { callbackUrl: "/sign-in" });
  if (!ok) throw new CallError("You couldn’t be signed out. Try again.");
  window.location.assign(goTo);
}
