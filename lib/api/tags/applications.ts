import { z } from "zod";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { quoteFields } from "@/lib/api/evidence/span-shape";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { wholeNumber } from "@/lib/core/data/whole-number";
import { exampleId } from "@/lib/core/example-id";
import { operation } from "@/lib/core/operation";
import type { TagApplicationRecord, Target } from "@/lib/services/tag-applications/record";
import { TagMark } from "./shapes";

const TagApplication = z
  .object({ id: z.string(), passageId: z.string(), tag: TagMark, evidence: Evidence, createdAt: DateTime })
  .meta({ id: "TagApplication" });

export const toTagApplication = ({ passage, ...rest }: TagApplicationRecord): z.input<typeof TagApplication> => ({
  ...rest,
  passageId: passage.id,
  evidence: toEvidence(passage),
});

const TagApplicationInput = z.strictObject({
  tagIds: z.array(z.string().max(100)).min(1).max(20),
  ownerId: quoteFields.ownerId.optional(),
  span: quoteFields.span.optional(),
  text: quoteFields.text,
  passageId: z.string().max(100).optional().describe("An existing passage, in place of `ownerId` and `span`."),
});

/** A span given in no way or in both ways is refused. */
export function toTarget({ ownerId = "", span, text, passageId }: z.output<typeof TagApplicationInput>): Target {
  if (passageId === undefined) return { ownerId, span: span ?? null, text };
  return ownerId || span ? { ownerId, span: null } : { passageId };
}

const tag = "Tags";

export const listTagApplications = operation({
  id: "listTagApplications",
  method: "GET",
  path: "/tag-applications",
  tag,
  summary: "List the tags on a transcript, newest first",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    ownerId: z.string().max(100).describe("A file's or a session's id."),
    limit: wholeNumber({ least: 1, most: 500, usual: 500 }).describe("Items per page."),
  }),
  response: listOf(TagApplication),
});

export const createTagApplications = operation({
  id: "createTagApplications",
  method: "POST",
  path: "/tag-applications",
  tag,
  summary: "Tag a span of a transcript",
  description:
    "Give `ownerId` and `span`, or the `passageId` of an existing quote. A tag that is already there " +
    "stays as it is. Returns every tag on the passage.",
  access: "write",
  status: 201,
  body: TagApplicationInput,
  example: { tagIds: [exampleId("tag")], ownerId: exampleId("file"), span: { startSeconds: 0, endSeconds: 4 } },
  response: z.object({ evidence: Evidence, applications: z.array(TagApplication) }),
});

export const deleteTagApplication = operation({
  id: "deleteTagApplication",
  method: "DELETE",
  path: "/tag-applications/{id}",
  tag,
  summary: "Remove a tag from a passage",
  description: "Returns the application as it was before it was removed.",
  access: "write",
  status: 200,
  params: IdParams,
  response: TagApplication,
});
