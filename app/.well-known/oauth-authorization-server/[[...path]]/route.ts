import { document } from "@/lib/oauth/document";
import { authorizationServer } from "@/lib/oauth/metadata";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = document(
  "/.well-known/oauth-authorization-server",
  authorizationServer,
);
export const dynamic = "force-dynamic";
