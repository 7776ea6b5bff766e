import { z } from "zod";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { Tag } from "@/lib/events/resources/tag";
import { snapshotOf } from "@/lib/services/tags/record";
import { data, listOf, PageQuery, ProjectParams } from "./shared";

export const toTag = snapshotOf;

const tag = "Tags";

export const listTags = operation({
  id: "listTags",
  method: "GET",
  path: "/projects/{projectId}/tags",
  tag,
  summary: "List a project's tags, newest first",
  access: "read",
  status: 200,
  params: ProjectParams,
  query: PageQuery,
  response: listOf(Tag),
});

export const createTag = operation({
  id: "createTag",
  method: "POST",
  path: "/projects/{projectId}/tags",
  tag,
  summary: "Create a tag",
  description: "Titles need not be unique. The app shows the tag in the nearest of its own colors.",
  access: "write",
  status: 201,
  params: ProjectParams,
  body: z
    .strictObject({
      title: oneLine(LONGEST_NAME),
      color: oneLine(40).nullable().optional().describe("`#rrggbb`."),
      highlight_color: oneLine(40).nullable().optional().describe("`#rrggbb`."),
    })
    .meta({ id: "TagCreate" }),
  response: data(Tag),
});
