import { apiDocument } from "@/lib/api/openapi";

export const dynamic = "force-dynamic";
export const GET = () => Response.json(apiDocument());
