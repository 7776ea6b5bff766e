import { apiOthers, apiRaw } from "@/lib/api/surface";
import { finishSaml } from "@/lib/http/sso/finish-saml";

const PATH = "/auth/saml/{id}/finish";

export const GET = apiRaw(PATH, finishSaml);
/** A HEAD request for a link must not use it up. */
export const HEAD = apiRaw(PATH, async () => new Response(null));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers(PATH, ["GET"]);
