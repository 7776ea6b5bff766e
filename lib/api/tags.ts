import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { IdParams, listOf } from "./shared";
import { ProjectTag, TagDetail, tagInput } from "./tag-shapes";

const tag = "Tags";

export const listProjectTags = operation({
  id: "listProjectTags",
  method: "GET",
  path: "/library/projects/{id}/tags",
  tag,
  summary: "List all tags of a project with their counts",
  description: "At most 1,000, each followed by the tags in it, otherwise by title.",
  access: "read",
  status: 200,
  params: IdParams,
  response: listOf(ProjectTag),
});

export const createProjectTag = operation({
  id: "createProjectTag",
  method: "POST",
  path: "/library/projects/{id}/tags",
  tag,
  summary: "Create a tag",
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject(tagInput),
  response: ProjectTag,
});

export const getProjectTag = operation({
  id: "getProjectTag",
  method: "GET",
  path: "/tags/{id}",
  tag,
  summary: "Read a tag, where it stands, and whose words carry it",
  access: "read",
  status: 200,
  params: IdParams,
  response: TagDetail,
});

export const updateProjectTag = operation({
  id: "updateProjectTag",
  method: "PATCH",
  path: "/tags/{id}",
  tag,
  summary: "Change a tag, or move it into another",
  description: "Fields that are left out stay as they are. A tag moves with everything below it.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ ...tagInput, title: tagInput.title.optional() }),
  response: ProjectTag,
});

export const deleteProjectTag = operation({
  id: "deleteProjectTag",
  method: "DELETE",
  path: "/tags/{id}",
  tag,
  summary: "Delete a tag and take it off everything",
  description: "The tags in it move up. Answers the tag as it was.",
  access: "write",
  status: 200,
  params: IdParams,
  response: ProjectTag,
});

export const mergeProjectTag = operation({
  id: "mergeProjectTag",
  method: "POST",
  path: "/tags/{id}/merge",
  tag,
  summary: "Merge a tag into another one of its project",
  description:
    "What carries the first carries the other, each passage once; the tags in it move over. Answers the one that is left.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ intoId: z.string().max(100) }),
  response: ProjectTag,
});
