import { apiDocument } from "@/lib/api/openapi";
import { apiOthers, apiRaw } from "@/lib/api/surface";

const PATH = "/openapi.json";

export const dynamic = "force-dynamic";
export const GET = apiRaw(PATH, () => Response.json(apiDocument()));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers(PATH, ["GET"]);
