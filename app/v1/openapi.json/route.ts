import { v1Document } from "@/lib/v1/openapi";

export const dynamic = "force-dynamic";
export const GET = () => Response.json(v1Document());
