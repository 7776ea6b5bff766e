import { v1Document } from "@/lib/v1/openapi";
import { v1Others, v1Raw } from "@/lib/v1/surface";

const PATH = "/openapi.json";

export const dynamic = "force-dynamic";
export const GET = v1Raw(PATH, () => Response.json(v1Document()));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others(PATH, ["GET"]);
