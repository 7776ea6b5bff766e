import { seal, unseal } from "@/lib/core/seal";
import type { Answered } from "./surface";

const MARK = "sealed:";
const PURPOSE = "idempotent-answer";

/** An answer as it may be stored although it carries a secret. */
export const sealAnswer = (answer: Answered): Answered => ({
  ...answer,
  body: MARK + Buffer.from(seal(answer.body, PURPOSE)).toString("base64"),
});

/** The answer as it is sent; one that was not sealed is already. */
export function openAnswer(answer: Answered): Answered {
  if (!answer.body.startsWith(MARK)) return answer;
  return { ...answer, body: unseal(Buffer.from(answer.body.slice(MARK.length), "base64"), PURPOSE) };
}
