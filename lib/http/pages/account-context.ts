import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { type Account, admitAccount } from "@/lib/services/access/admit-session";

/** A path with the one that the person wanted to reach (set by proxy.ts), to continue there. */
export async function onTheWay(path: string): Promise<string> {
  const wanted = (await headers()).get("x-page-path");
  return wanted?.startsWith("/") && wanted !== "/" ? `${path}?${new URLSearchParams({ next: wanted })}` : path;
}

/** Who looks at the page, in a workspace or not; read once per request. Anyone else is sent to sign in. */
export const accountContext = cache(async (): Promise<Account> => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  const account = token ? await admitAccount(token, newId("request")).catch(nobody) : null;
  return account ?? redirect(await onTheWay("/sign-in"));
});

function nobody(thrown: unknown): null {
  if (thrown instanceof AppError && thrown.kind === "unauthenticated") return null;
  throw thrown;
}
