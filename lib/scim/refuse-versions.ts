import { AppError } from "@/lib/core/errors";

/**
 * We keep no versions (ServiceProviderConfig says so), so a change that depends on one is refused rather than made as
 * if the condition held (RFC 9110 §13.1.1). `If-Match: *` asks for nothing, and a GET is simply answered.
 */
export function refuseVersions({ method, headers }: Request): void {
  const condition = headers.get("if-match");
  if (method === "GET" || condition === null || condition.trim() === "*") return;
  throw new AppError("invalid", "Versions are not supported here. Send the request without If-Match.", {
    reason: "versions",
  });
}
