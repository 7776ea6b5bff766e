import { createLibraryProject, listLibraryProjects, toLibraryProject } from "@/lib/api/library/projects";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/projects/create";
import { list } from "@/lib/services/projects/list";

export const GET = api(listLibraryProjects, async (ctx, { query }) => toList(await list(ctx, query), toLibraryProject));
export const POST = api(createLibraryProject, async (ctx, { body }) => toLibraryProject(await create(ctx, body)));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/projects", ["GET", "POST"]);
