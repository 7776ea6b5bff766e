import { get } from "@/lib/services/projects/get";
import { remove } from "@/lib/services/projects/remove";
import { update } from "@/lib/services/projects/update";
import { deleteProject, getProject, toProject, updateProject } from "@/lib/v1/projects";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(getProject, async (ctx, { params }) => ({ data: toProject(await get(ctx, params.projectId)) }));
export const PATCH = v1(updateProject, async (ctx, { params, body }) => ({
  data: toProject(await update(ctx, params.projectId, body)),
}));
export const DELETE = v1(deleteProject, async (ctx, { params }) => ({
  data: toProject(await remove(ctx, params.projectId)),
}));
export const { POST, PUT, OPTIONS } = v1Others("/projects/{projectId}", ["GET", "PATCH", "DELETE"]);
