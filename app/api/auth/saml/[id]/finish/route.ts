import { apiOthers, apiRaw } from "@/lib/api/surface";
import { finishSaml } from "@/lib/http/sso/finish-saml";

const PATH = "/auth/saml/{id}/finish";

export const GET = apiRaw(PATH, finishSaml);
/** Looking at a link with HEAD must not use it up. */
export const HEAD = apiRaw(PATH, async () => new Response(null));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers(PATH, ["GET"]);
