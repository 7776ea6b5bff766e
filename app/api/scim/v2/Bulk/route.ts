import { AppError } from "@/lib/core/errors";
import { scimAbsent } from "@/lib/scim/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimAbsent(
  "/Bulk",
  () =>
    new AppError("invalid", "Bulk operations are not supported; ServiceProviderConfig says so.", {
      reason: "not_implemented",
    }),
);
export const dynamic = "force-dynamic";
