import { mcpAbsent } from "@/lib/mcp/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mcpAbsent;
export const dynamic = "force-dynamic";
