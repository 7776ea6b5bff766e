import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import type { ProjectRecord } from "@/lib/services/projects/record";
import { DateTime, data, listOf, PageQuery } from "./shared";

const Project = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    status: z.string().nullable(),
    language: z.string().nullable(),
    types: z.array(z.string()).describe("The kinds of studies in the project."),
    file_count: z.int(),
    is_sample: z.boolean(),
    created_at: DateTime.nullable(),
    updated_at: DateTime.nullable(),
    created_by: z.object({ id: z.string(), name: z.string().nullable(), email: z.email().nullable() }).nullable(),
  })
  .meta({ id: "Project" });

const ProjectCreate = z
  .strictObject({
    name: oneLine(200).optional(),
    description: z.string().max(2000).optional(),
    language: z.string().max(20).optional(),
  })
  .meta({ id: "ProjectCreate" });

export const toProject = (project: ProjectRecord): z.input<typeof Project> => ({
  id: project.id,
  name: project.name,
  description: project.description,
  status: project.status,
  language: project.language,
  types: project.types,
  file_count: project.fileCount,
  is_sample: project.isSample,
  created_at: project.createdAt,
  updated_at: project.updatedAt,
  created_by: project.createdBy,
});

const tag = "Projects";
const params = z.object({ projectId: z.string() });

export const listProjects = operation({
  id: "listProjects",
  method: "GET",
  path: "/projects",
  tag,
  summary: "List projects, newest first",
  access: "read",
  status: 200,
  query: PageQuery,
  response: listOf(Project),
});

export const createProject = operation({
  id: "createProject",
  method: "POST",
  path: "/projects",
  tag,
  summary: "Create a project",
  access: "write",
  status: 201,
  body: ProjectCreate,
  response: data(Project),
});

export const getProject = operation({
  id: "getProject",
  method: "GET",
  path: "/projects/{projectId}",
  tag,
  summary: "Read a project",
  access: "read",
  status: 200,
  params,
  response: data(Project),
});

export const updateProject = operation({
  id: "updateProject",
  method: "PATCH",
  path: "/projects/{projectId}",
  tag,
  summary: "Change a project",
  description: "Fields that are left out stay as they are.",
  access: "write",
  status: 200,
  params,
  body: ProjectCreate,
  response: data(Project),
});

export const deleteProject = operation({
  id: "deleteProject",
  method: "DELETE",
  path: "/projects/{projectId}",
  tag,
  summary: "Delete a project with everything in it",
  description: "Answers the project as it was.",
  access: "write",
  status: 200,
  params,
  response: data(Project),
});
