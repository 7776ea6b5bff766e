import { seal, unseal } from "@/lib/core/secrets/seal";
import type { Answered } from "@/lib/http/surface";

const MARK = "sealed:";
const PURPOSE = "idempotent-answer";

/** A response that contains a secret, encrypted so that it may be stored. */
export const sealAnswer = (answer: Answered): Answered => ({
  ...answer,
  body: MARK + Buffer.from(seal(answer.body, PURPOSE)).toString("base64"),
});

/** The response to send; one that wasn't sealed stays as it is. */
export function openAnswer(answer: Answered): Answered {
  if (!answer.body.startsWith(MARK)) return answer;
  return { ...answer, body: unseal(Buffer.from(answer.body.slice(MARK.length), "base64"), PURPOSE) };
}
