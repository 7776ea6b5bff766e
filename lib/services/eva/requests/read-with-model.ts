import { z } from "zod";
import { generateObject } from "@/lib/integrations/model/model";
import { Request } from "./request";

const SYSTEM = `You read one message that a researcher typed to an assistant, and tell whether it asks the assistant to DO one of four things. Most messages are questions about what was said in interviews: for these the answer is {"request": null}.

- {"kind": "create_study", "topic": string, "survey": boolean}: draft a new study about a topic; survey is true when they want a survey.
- {"kind": "launch_study", "study": string}: launch an existing draft study.
- {"kind": "invite", "emails": string[], "study": string}: invite e-mail addresses to a study.
- {"kind": "tag", "speaker": string, "topic": string, "tag": string}: tag what somebody said about a topic.

Every string is copied from the message, character by character; an empty string where the message doesn't say. When in doubt: {"request": null}.

Return one JSON object and nothing else: {"request": …}`;

const Answer = z.object({ request: Request.nullable() });

/** The request that a language model reads out of one message; it gets nothing but that message. */
export async function readWithModel(asked: string, signal?: AbortSignal): Promise<Request | null> {
  const messages = [{ role: "user" as const, content: JSON.stringify(asked) }];
  return (await generateObject(Answer, { system: SYSTEM, messages, mostTokens: 400 }, signal)).request;
}
