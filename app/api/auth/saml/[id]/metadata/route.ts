import { apiOthers, apiRaw } from "@/lib/api/surface";
import { samlMetadata } from "@/lib/http/sso/saml-metadata";

const PATH = "/auth/saml/{id}/metadata";

export const GET = apiRaw(PATH, samlMetadata);
/** A HEAD request for a link must not use it up. */
export const HEAD = apiRaw(PATH, async () => new Response(null));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers(PATH, ["GET"]);
