import { apiOthers, apiRaw } from "@/lib/api/surface";
import { startSso } from "@/lib/http/sso/start";

const PATH = "/auth/sso/{id}/start";

export const GET = apiRaw(PATH, startSso);
/** A HEAD request for a link must not use it up. */
export const HEAD = apiRaw(PATH, async () => new Response(null));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers(PATH, ["GET"]);
