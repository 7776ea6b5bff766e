import { AppError } from "@/lib/core/errors";
import type { Admission } from "@/lib/http/surface";
import { admitApiKey } from "@/lib/services/access/admit-api-key";

/** The token of `Authorization: Bearer …`, or null if the header is absent or has another scheme. */
export const bearerToken = (request: Request): string | null =>
  /^Bearer +([^\s]{1,512}) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

/** Admits a request's API key. Throws what `admitApiKey` throws. */
export function admitBearer(
  request: Request,
  options: { requestId: string; writes: boolean; metered: boolean },
): Promise<Admission> {
  const token = bearerToken(request);
  if (!token) throw new AppError("unauthenticated", "The API key is missing or not valid.");
  return admitApiKey(token, options);
}
