import { AppError } from "@/lib/core/errors";
import { admitSession } from "@/lib/services/access/admit-session";
import { requireSameOrigin, sessionToken } from "./session-token";
import type { Admission } from "./surface";

/** A call by the cookie of a signed-in browser. */
export async function admitPerson(request: Request, requestId: string): Promise<Admission> {
  const token = sessionToken(request);
  if (!token) throw new AppError("unauthenticated", "An API key or a signed-in session is needed.");
  requireSameOrigin(request);
  const { ctx } = await admitSession(token, requestId);
  return { ctx };
}
