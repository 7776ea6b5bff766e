import { AppError } from "@/lib/core/errors";
import { bearerToken } from "@/lib/http/caller/bearer";

/** The token that was sent. Throws `unauthenticated`, which leads a client to the sign-in. */
export function requireToken(request: Request): string {
  const token = bearerToken(request);
  if (token === null) throw new AppError("unauthenticated", "Sign in, or send an API key as a bearer token.");
  return token;
}
