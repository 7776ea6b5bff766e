import { AppError } from "@/lib/core/errors";

/** The workspace in `/api/auth/sso/{id}/…` and `/api/auth/saml/{id}/…`. */
export function workspaceIn(request: Request): string {
  const [, , , , id = ""] = new URL(request.url).pathname.split("/");
  if (!/^wsp_[0-9a-z]{26}$/.test(id)) throw new AppError("not_found", "No such endpoint.");
  return id;
}
