import { AppError } from "@/lib/core/errors";
import { scimAbsent } from "@/lib/scim/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = scimAbsent(
  "/*",
  () => new AppError("not_found", "No such endpoint. People are at /Users, groups at /Groups."),
);
export const dynamic = "force-dynamic";
