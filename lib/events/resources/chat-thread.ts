import { z } from "zod";
import { DateTime } from "./date-time";

/** A quote in an answer. */
export const ChatCitation = z
  .object({
    n: z.int().describe("Its number in the answer."),
    kind: z.enum(["segment"]),
    id: z.string(),
    file_id: z.string().describe("The session's id instead, when it was said in one."),
    session_id: z.string().nullable().describe("The session in which the participant said it."),
    speaker: z.string().nullable(),
    start_seconds: z.number().nullable(),
    end_seconds: z.number().nullable(),
    quote: z.string().describe("Verbatim text from the stored transcript."),
    url: z.string().describe("Path of the app page that opens the passage."),
  })
  .meta({ id: "ChatCitation" });

/** A chat as the v1 API and events show it; an event carries only its own question and answer. */
export const ChatThread = z
  .object({
    id: z.string(),
    project_id: z.string().nullable(),
    title: z.string(),
    messages: z.array(
      z.object({
        id: z.string(),
        role: z.enum(["user", "assistant"]),
        text: z.string(),
        citations: z.array(ChatCitation),
        created_at: DateTime,
      }),
    ),
    created_at: DateTime,
    updated_at: DateTime,
  })
  .meta({ id: "ChatThread" });
