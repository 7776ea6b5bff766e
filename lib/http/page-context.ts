import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { admitSession, type SignedIn } from "@/lib/services/access/admit-session";
import { listMine } from "@/lib/services/workspaces/list-mine";
import type { MyWorkspaceRecord } from "@/lib/services/workspaces/record";
import { sessionCookieName } from "./session-token";

export type PageContext = SignedIn & { workspaces: MyWorkspaceRecord[] };

/** The sign-in page with the path the person wanted to reach (set by proxy.ts). */
async function signInPath(error?: string): Promise<string> {
  const wanted = (await headers()).get("x-page-path");
  const query = new URLSearchParams({
    ...(wanted?.startsWith("/") && wanted !== "/" && { next: wanted }),
    ...(error && { error }),
  });
  return query.size ? `/sign-in?${query}` : "/sign-in";
}

/** Who looks at the page, in which workspace; read once per request. Anyone who isn't signed in is sent to sign in. */
export const pageContext = cache(async (): Promise<PageContext> => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  if (!token) redirect(await signInPath());
  const signedIn = await admitSession(token, newId("request")).catch((thrown: unknown) => {
    if (thrown instanceof AppError && thrown.kind === "unauthenticated") return null;
    if (thrown instanceof AppError && thrown.kind === "plan_required") return "NoWorkspace" as const;
    throw thrown;
  });
  if (signedIn === null || signedIn === "NoWorkspace") redirect(await signInPath(signedIn ?? undefined));
  return { ...signedIn, workspaces: await listMine(signedIn.ctx) };
});
