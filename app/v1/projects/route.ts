import { create } from "@/lib/services/projects/create";
import { list } from "@/lib/services/projects/list";
import { createProject, listProjects, toProject } from "@/lib/v1/projects";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listProjects, async (ctx, { query }) => toList(await list(ctx, query), toProject));
export const POST = v1(createProject, async (ctx, { body }) => ({ data: toProject(await create(ctx, body)) }));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects", ["GET", "POST"]);
