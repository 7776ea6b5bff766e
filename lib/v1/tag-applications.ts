import { z } from "zod";
import { exampleId } from "@/lib/core/example-id";
import { operation } from "@/lib/core/operation";
import { PASSAGE_STATES } from "@/lib/services/passages/record";
import type { TagApplicationRecord, Target } from "@/lib/services/tag-applications/record";
import { DateTime, data } from "./shared";

const MOST = 2_000_000_000;

const TagApplicationCreate = z
  .strictObject({
    tag_id: z.string().max(100),
    file_id: z.string().max(100).describe("A file's or a session's id."),
    start_seconds: z.number().min(0).optional(),
    end_seconds: z.number().min(0).optional().describe("Covers every line that overlaps the seconds."),
    start_offset: z.int().min(0).max(MOST).optional(),
    end_offset: z
      .int()
      .min(0)
      .max(MOST)
      .optional()
      .describe("In Unicode code points of the transcript: its segments in order, joined by a line feed."),
    text: z
      .string()
      .min(1)
      .max(20_000)
      .optional()
      .describe("An exact part of what is said in the span; narrows the span to it."),
  })
  .meta({ id: "TagApplicationCreate" });

const TagApplication = z
  .object({
    id: z.string(),
    project_id: z.string(),
    tag_id: z.string(),
    file_id: z.string().describe("The file's or session's id."),
    speaker: z.string().nullable(),
    start_seconds: z.number().nullable(),
    end_seconds: z.number().nullable(),
    text: z.string().describe("Verbatim: what the transcript says in the span."),
    state: z.enum(PASSAGE_STATES).describe("Whether the transcript still says exactly this."),
    created_at: DateTime,
  })
  .meta({ id: "TagApplication" });

/** Without exactly one complete pair there is no span, which is refused once project and tag are found. */
export function toTarget(body: z.output<typeof TagApplicationCreate>): Target {
  const { start_seconds, end_seconds, start_offset, end_offset, text } = body;
  const given = [start_seconds, end_seconds, start_offset, end_offset].filter((bound) => bound !== undefined);
  const byTime = start_seconds !== undefined && end_seconds !== undefined;
  const byText = start_offset !== undefined && end_offset !== undefined;
  const target = { ownerId: body.file_id, text };
  if (given.length === 2 && byTime)
    return { ...target, span: { startSeconds: start_seconds, endSeconds: end_seconds } };
  if (given.length === 2 && byText) return { ...target, span: { startOffset: start_offset, endOffset: end_offset } };
  return { ...target, span: null };
}

export const toTagApplication = ({ id, tag, passage, createdAt }: TagApplicationRecord) => ({
  id,
  project_id: tag.projectId,
  tag_id: tag.id,
  file_id: passage.ownerId,
  speaker: passage.speaker,
  start_seconds: passage.startSeconds,
  end_seconds: passage.endSeconds,
  text: passage.text,
  state: passage.state,
  created_at: createdAt,
});

export const createTagApplication = operation({
  id: "createTagApplication",
  method: "POST",
  path: "/projects/{projectId}/tag-applications",
  tag: "Tags",
  summary: "Tag a span of a transcript",
  description:
    "Give the span as `start_seconds` and `end_seconds`, or as `start_offset` and `end_offset`. A tag " +
    "that is already on the span is returned as it is.",
  access: "write",
  status: 201,
  params: z.object({ projectId: z.string() }),
  body: TagApplicationCreate,
  example: { tag_id: exampleId("tag"), file_id: exampleId("file"), start_seconds: 0, end_seconds: 4 },
  response: data(TagApplication),
});
