import { AppError } from "@/lib/core/errors";
import { requireSameOrigin, sessionToken } from "@/lib/http/sign-in/session-token";
import type { Admission, Rule } from "@/lib/http/surface";
import { admitAccount, admitSession } from "@/lib/services/access/admit-session";
import { observerRefused } from "@/lib/services/access/observer-refused";
import { requireOwnPage } from "./require-own-page";

/**
 * A call with the cookie of a signed-in browser. An observer's write is refused before its body is read, as with a key.
 */
export async function admitPerson(
  request: Request,
  requestId: string,
  { access, withoutWorkspace }: Rule,
): Promise<Admission> {
  const token = sessionToken(request);
  if (!token) throw new AppError("unauthenticated", "Send an API key, or sign in.");
  requireSameOrigin(request);
  const { ctx } = await (withoutWorkspace ? admitAccount : admitSession)(token, requestId);
  requireOwnPage(request, ctx, !withoutWorkspace);
  if (access === "write" && "role" in ctx.actor && ctx.actor.role === "observer") throw observerRefused();
  return { ctx };
}
