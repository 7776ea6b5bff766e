import { z } from "zod";
import { DateTime, IdParams, listOf, Person, SearchableQuery } from "@/lib/api/shared";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { ProjectRecord } from "@/lib/services/projects/record";

export const LibraryProject = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    status: z.string(),
    language: z.string().nullable(),
    fileCount: z.int(),
    isSample: z.boolean(),
    createdAt: DateTime,
    updatedAt: DateTime,
    createdBy: Person.nullable(),
  })
  .meta({ id: "LibraryProject" });

export const toLibraryProject = (project: ProjectRecord): z.input<typeof LibraryProject> => ({
  ...project,
  createdAt: project.createdAt,
  updatedAt: project.updatedAt,
});

const tag = "Library";

const ProjectFields = z.strictObject({
  name: oneLine(LONGEST_NAME).optional(),
  description: z.string().max(LONGEST_DESCRIPTION).optional(),
  language: z.string().max(20).optional(),
});

export const listLibraryProjects = operation({
  id: "listLibraryProjects",
  method: "GET",
  path: "/library/projects",
  tag,
  summary: "List projects, newest first",
  access: "read",
  status: 200,
  query: SearchableQuery,
  response: listOf(LibraryProject),
});

export const createLibraryProject = operation({
  id: "createLibraryProject",
  method: "POST",
  path: "/library/projects",
  tag,
  summary: "Create a project",
  access: "write",
  status: 201,
  body: ProjectFields,
  response: LibraryProject,
});

export const getLibraryProject = operation({
  id: "getLibraryProject",
  method: "GET",
  path: "/library/projects/{id}",
  tag,
  summary: "Get a project",
  access: "read",
  status: 200,
  params: IdParams,
  response: LibraryProject,
});

export const updateLibraryProject = operation({
  id: "updateLibraryProject",
  method: "PATCH",
  path: "/library/projects/{id}",
  tag,
  summary: "Update a project",
  description: "Omitted fields keep their values.",
  access: "write",
  status: 200,
  params: IdParams,
  body: ProjectFields,
  response: LibraryProject,
});

export const deleteLibraryProject = operation({
  id: "deleteLibraryProject",
  method: "DELETE",
  path: "/library/projects/{id}",
  tag,
  summary: "Delete a project and everything in it except its studies",
  description:
    "Deletes its files, transcripts, tags, notes, boards, clips, reports, and conversations with Eva. Studies, which " +
    "people took part in, are kept without a project. Returns the project as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: LibraryProject,
});
