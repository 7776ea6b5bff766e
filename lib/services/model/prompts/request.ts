import { z } from "zod";
import type { Prompt } from "@/lib/integrations/model/model";
import { asData } from "./as-data";

const SYSTEM = `You read one message that a researcher typed to an assistant, and tell whether it asks the assistant to DO one of five things. Most messages are questions about what was said in interviews: for these the answer is {"request": null}.

- {"kind": "create_study", "topic": string, "survey": boolean}: draft a new study about a topic; survey is true when they want a survey.
- {"kind": "launch_study", "study": string}: launch an existing draft study.
- {"kind": "invite", "emails": string[], "study": string}: invite e-mail addresses to a study.
- {"kind": "tag", "speaker": string, "topic": string, "tag": string}: tag what somebody said about a topic.
- {"kind": "create_report", "topic": string}: write a report about a topic or a study.

Every string is copied from the message, character by character; an empty string where the message doesn't say. When in doubt: {"request": null}.

Return one JSON object and nothing else: {"request": …}`;

/** Reads one message for a request to act; the model gets nothing but that message. */
export const requestPrompt = <S extends z.ZodType>(asked: string, request: S) => {
  const schema = z.object({ request: request.nullable() });
  const messages = [{ role: "user" as const, content: asData(asked) }];
  return { schema, system: SYSTEM, messages, mostTokens: 400 } satisfies Prompt<typeof schema>;
};
