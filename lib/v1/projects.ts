import { z } from "zod";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { Project } from "@/lib/events/resources/project";
import { snapshotOf } from "@/lib/services/projects/record";
import { data, listOf, PageQuery, ProjectParams } from "./shared";

const ProjectCreate = z
  .strictObject({
    name: oneLine(LONGEST_NAME).optional(),
    description: z.string().max(2000).optional(),
    language: z.string().max(20).optional(),
  })
  .meta({ id: "ProjectCreate" });

export const toProject = snapshotOf;

const tag = "Projects";

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
  location: ({ data }) => `/v1/projects/${data.id}`,
  body: ProjectCreate,
  response: data(Project),
});

export const getProject = operation({
  id: "getProject",
  method: "GET",
  path: "/projects/{projectId}",
  tag,
  summary: "Get a project",
  access: "read",
  status: 200,
  params: ProjectParams,
  response: data(Project),
});

export const updateProject = operation({
  id: "updateProject",
  method: "PATCH",
  path: "/projects/{projectId}",
  tag,
  summary: "Update a project",
  description: "Omitted fields keep their values.",
  access: "write",
  status: 200,
  params: ProjectParams,
  body: ProjectCreate,
  response: data(Project),
});

export const deleteProject = operation({
  id: "deleteProject",
  method: "DELETE",
  path: "/projects/{projectId}",
  tag,
  summary: "Delete a project and everything in it except its tests",
  description:
    "Deletes its files, transcripts, tags, notes, cards, clips, reports, and chats. Tests, which people " +
    "took part in, are kept without a project. Returns the project as it was before it was deleted.",
  access: "write",
  status: 200,
  params: ProjectParams,
  response: data(Project),
});
