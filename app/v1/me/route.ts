import { me } from "@/lib/services/access/me";
import { getMe } from "@/lib/v1/me";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getMe, async (ctx) => {
  const { workspaceId, ...person } = await me(ctx);
  return { data: { ...person, workspace_id: workspaceId } };
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/me", ["GET"]);
