import { z } from "zod";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import type { TaggedPassage as Tagged } from "@/lib/services/tags/record";
import { TagMark } from "./shapes";

export const TaggedPassage = z
  .object({
    id: z.string().describe("When the tag, or one below it, was last applied to the passage."),
    evidence: Evidence,
    tags: z.array(TagMark.extend({ applicationId: z.string() })).describe("Every tag on the passage."),
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
  speaker: z.string().max(500).optional().describe("Only this speaker, by exact name."),
  q: z.string().trim().max(200).optional().describe("Matches part of the words."),
};

const tag = "Tags";

export const listTagPassages = operation({
  id: "listTagPassages",
  method: "GET",
  path: "/tags/{id}/passages",
  tag,
  summary: "List all passages with a tag or a tag below it",
  description: "Covers files and sessions. Each passage appears once, most recently tagged first.",
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
  summary: "Download a tag's passages as CSV",
  description: "UTF-8 with a byte order mark. A cell that a spreadsheet would read as a formula starts with `'`.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object(filter),
  answers: ["text/csv"],
  response: z.string(),
});
