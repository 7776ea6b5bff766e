import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { TaggedPassage as Tagged } from "@/lib/services/tags/record";
import { Evidence, toEvidence } from "./evidence-shape";
import { DateTime, IdParams, listOf, PageQuery } from "./shared";
import { TagMark } from "./tag-shapes";

export const TaggedPassage = z
  .object({
    id: z.string().describe("Of the newest application among the tag and those below it."),
    evidence: Evidence,
    tags: z.array(TagMark.extend({ applicationId: z.string() })).describe("Every tag that the passage carries."),
    createdAt: DateTime,
  })
  .meta({ id: "TaggedPassage" });
export type TaggedPassage = z.output<typeof TaggedPassage>;

export const toTaggedPassage = ({ passage, ...rest }: Tagged): TaggedPassage => ({
  ...rest,
  evidence: toEvidence(passage),
});

const filter = {
  ownerId: z.string().max(100).optional().describe("Only of this file or session."),
  speaker: z.string().max(500).optional().describe("Only of this speaker, by the exact name."),
  q: z.string().trim().max(200).optional().describe("A part of the words."),
};

const tag = "Tags";

export const listTagPassages = operation({
  id: "listTagPassages",
  method: "GET",
  path: "/tags/{id}/passages",
  tag,
  summary: "List every passage that carries a tag or one below it",
  description: "Across files and sessions, each once, what was tagged last first.",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery.extend(filter),
  response: listOf(TaggedPassage),
});

export const exportTagPassages = operation({
  id: "exportTagPassages",
  method: "GET",
  path: "/tags/{id}/passages.csv",
  tag,
  summary: "Download every passage of a tag as CSV",
  description: "UTF-8 with a byte order mark; a cell that a spreadsheet would take for a formula begins with `'`.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object(filter),
  answers: ["text/csv"],
  response: z.string(),
});
