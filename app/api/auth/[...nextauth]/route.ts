import { apiOthers, apiRaw } from "@/lib/api/surface";
import { answerAuth } from "@/lib/http/sign-in/handler";

const PATH = "/auth/*";

export const GET = apiRaw(PATH, answerAuth);
export const POST = apiRaw(PATH, answerAuth);
/** Mail scanners request links with HEAD; that must not use one up, as Next's HEAD by way of GET would. */
export const HEAD = apiRaw(PATH, async () => new Response(null));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers(PATH, ["GET", "POST"]);
