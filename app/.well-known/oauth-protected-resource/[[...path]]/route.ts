import { document } from "@/lib/oauth/document";
import { protectedResource } from "@/lib/oauth/metadata";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = document(
  "/.well-known/oauth-protected-resource",
  protectedResource,
);
export const dynamic = "force-dynamic";
