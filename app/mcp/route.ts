import { product } from "@/lib/mcp/product";
import { mcp } from "@/lib/mcp/surface";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mcp(product);
export const dynamic = "force-dynamic";
