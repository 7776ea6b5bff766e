import { z } from "zod";
import { IdParams, listOf } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { ProjectTag, TagDetail, tagInput } from "./shapes";

const tag = "Tags";

export const listProjectTags = operation({
  id: "listProjectTags",
  method: "GET",
  path: "/library/projects/{id}/tags",
  tag,
  summary: "List a project's tags with their counts",
  description: "Returns at most 1,000, each followed by its child tags, otherwise by title.",
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
  summary: "Get a tag, its place in the tree, and where it is used most",
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
  summary: "Update a tag, or move it under another",
  description: "Omitted fields keep their values. A tag moves with all tags below it.",
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
  summary: "Delete a tag and remove it from every passage",
  description: "Its child tags move up. Returns the tag as it was before it was deleted.",
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
  summary: "Merge a tag into another tag of its project",
  description:
    "Passages with the first tag get the other one, each once, and its child tags move over. Returns the tag that remains.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ intoId: z.string().max(100) }),
  response: ProjectTag,
});
