import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { Answer } from "./eva-shapes";
import { IdParams } from "./shared";

const tag = "Eva";
const Instructions = z.string().trim().max(4000);
const Ids = z.array(z.string().max(100)).max(100);

export const askEva = operation({
  id: "askEva",
  method: "POST",
  path: "/eva/ask",
  tag,
  summary: "Ask Eva a question",
  description:
    "Every quote in the answer is a part of a stored transcript. When nothing answers the question Eva says so and " +
    "cites nothing. With `Accept: text/event-stream` the answer comes as server-sent events: `delta` `{text}` to " +
    "append, `citation`, `done` with the whole answer, or `error`. `instructions` steer Eva on Team and Scale. " +
    "A request to act, such as “Launch the checkout study”, of a caller who may write makes an `approval` that a " +
    "signed-in person decides; the call itself changes nothing. Repeated with the same `Idempotency-Key` it answers " +
    "what was stored.",
  access: "ask",
  status: 200,
  body: z
    .strictObject({
      question: z.string().trim().min(1).max(4000),
      threadId: z.string().max(100).optional().describe("Goes on with a chat."),
      projectId: z.string().max(100).optional().describe("Asks this project; the chat is its readers'."),
      studyIds: Ids.optional().describe(
        "Asks only the sessions of these studies; files and studies add up. A chat keeps what it was asked of until a " +
          "question names something else; an empty list is everything.",
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
  summary: "Ask for another answer",
  description:
    "Another answer to the question that the latest answer of a chat answers, of other passages where there are some. " +
    "The earlier one stays; a request to act is refused (409), so nothing is proposed twice. When nothing else is to " +
    "be said the earlier answer comes back under its own `messageId`. Streams as asking does.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({ instructions: Instructions.optional() }).meta({ id: "EvaAgain" }),
  answers: ["application/json", "text/event-stream"],
  response: Answer,
});
