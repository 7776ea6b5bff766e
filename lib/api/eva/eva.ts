import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { LONGEST_EVA_QUESTION, LONGEST_INSTRUCTIONS } from "@/lib/core/limits/eva-limits";
import { operation } from "@/lib/core/operation";
import { Answer } from "./shapes";

const tag = "Eva";
const Instructions = z.string().trim().max(LONGEST_INSTRUCTIONS);
const Ids = z.array(z.string().max(100)).max(100);

export const askEva = operation({
  id: "askEva",
  method: "POST",
  path: "/eva/ask",
  tag,
  summary: "Ask Eva a question",
  description:
    "Every quote in the answer is verbatim text from a stored transcript. When nothing answers the " +
    "question clearly, Eva says so and at most quotes what comes closest. With `Accept: text/event-stream` the answer comes as " +
    "server-sent events: `delta` `{text}` to append, `citation`, `done` with the whole answer, or " +
    "`error`. `instructions` steer Eva on the Team and Scale plans. A request to act, such as “Launch the " +
    "checkout study”, from a caller with write access creates an `approval` for a signed-in person to " +
    "decide; the call itself changes nothing.",
  access: "ask",
  takesIdempotencyKey: true,
  status: 200,
  body: z
    .strictObject({
      question: z.string().trim().min(1).max(LONGEST_EVA_QUESTION),
      threadId: z.string().max(100).optional().describe("Continues a chat."),
      projectId: z
        .string()
        .max(100)
        .optional()
        .describe("Asks this project. The conversation is visible to everyone who can see the project."),
      studyIds: Ids.optional().describe(
        "Asks only the sessions of these studies. Files and studies add up. A conversation keeps its scope until " +
          "a question names another one; an empty list means everything.",
      ),
      fileIds: Ids.optional().describe("Asks only these files."),
      instructions: Instructions.optional(),
    })
    .meta({ id: "EvaQuestion" }),
  answers: ["application/json", "text/event-stream"],
  response: Answer,
});

export const answerAgain = operation({
  id: "answerAgain",
  method: "POST",
  path: "/eva/answers/{id}/again",
  tag,
  summary: "Ask Eva for another answer",
  description:
    "Answers the latest question of a conversation again, from other passages where there are some. The earlier " +
    "answer stays. Returns 409 for a request to act, so that nothing is proposed twice. If there is " +
    "nothing else to say, the earlier answer comes back under its own `messageId`. Streams like the ask " +
    "endpoint.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({ instructions: Instructions.optional() }).meta({ id: "EvaAgain" }),
  answers: ["application/json", "text/event-stream"],
  response: Answer,
});
