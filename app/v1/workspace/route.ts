import { workspace } from "@/lib/services/access/workspace";
import { getWorkspace } from "@/lib/v1/me";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getWorkspace, async (ctx) => {
  const { id, name, createdAt } = await workspace(ctx);
  return { data: { id, name, created_at: createdAt.toISOString() } };
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/workspace", ["GET"]);
