import { apiOthers, apiRaw } from "@/lib/api/surface";
import { answerSaml } from "@/lib/http/sso/saml-answer";

const PATH = "/auth/saml/{id}/acs";

export const POST = apiRaw(PATH, answerSaml);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers(PATH, ["POST"]);
