import { AppError } from "@/lib/core/errors";
import { scimAbsent } from "@/lib/scim/surface";

/** For a provider that was given the address without the version. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimAbsent(
  "/*",
  () => new AppError("not_found", "No such endpoint. SCIM is at /scim/v2."),
);
export const dynamic = "force-dynamic";
