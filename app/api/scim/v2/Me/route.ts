import { AppError } from "@/lib/core/errors";
import { scimAbsent } from "@/lib/scim/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimAbsent(
  "/Me",
  () => new AppError("invalid", "A SCIM token is nobody's own, so there is no /Me.", { reason: "not_implemented" }),
);
export const dynamic = "force-dynamic";
