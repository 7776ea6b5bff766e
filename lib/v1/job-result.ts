import { z } from "zod";
import { exampleId } from "@/lib/core/example-id";
import { ChatCitation } from "@/lib/events/resources/chat-thread";
import { Tag } from "@/lib/events/resources/tag";

const ChatResult = z
  .object({
    thread_id: z.string(),
    message_id: z.string(),
    answer: z.string().describe("Plain text; [1] refers to a citation by its number."),
    citations: z.array(ChatCitation),
  })
  .meta({ id: "ChatResult" });

const ReportResult = z.object({ report_id: z.string() }).meta({ id: "ReportResult" });

const TranscribeResult = z
  .object({ file_id: z.string(), segment_count: z.int(), language: z.string().nullable() })
  .meta({ id: "TranscribeResult" });

const AutoTagResult = z
  .object({
    tags_created: z.array(Tag),
    applications: z.int().describe("How many times a tag was applied."),
  })
  .meta({ id: "AutoTagResult" });

const scored = {
  score: z.int().min(-100).max(100).nullable().describe("-100 to 100; null where there is too little to tell."),
  label: z.enum(["negative", "neutral", "positive"]),
};

const SentimentResult = z
  .object({
    overall: z.object(scored),
    files: z.array(
      z.object({
        file_id: z.string().describe("A session's id, for what was said in one."),
        ...scored,
        segments: z.array(
          z.object({
            index: z.int(),
            start_seconds: z.number().nullable(),
            end_seconds: z.number().nullable(),
            ...scored,
          }),
        ),
      }),
    ),
  })
  .meta({ id: "SentimentResult" });

/** What each type of job leaves behind. */
export const JobResult = z
  .union([ChatResult, ReportResult, TranscribeResult, AutoTagResult, SentimentResult])
  .meta({ id: "JobResult" });

const file = exampleId("file");

/** The result of a chat, as the reference shows it. */
export const EXAMPLE_RESULT: z.input<typeof ChatResult> = {
  thread_id: exampleId("thread"),
  message_id: exampleId("message"),
  answer: "Maya Okafor said “I closed the tab when it asked for my card.” [1]",
  citations: [
    {
      n: 1,
      kind: "segment",
      id: `${file}:12`,
      file_id: file,
      session_id: null,
      speaker: "Maya Okafor",
      start_seconds: 61.5,
      end_seconds: 66,
      quote: "I closed the tab when it asked for my card.",
      url: `/library/files/${file}#s12`,
    },
  ],
};
