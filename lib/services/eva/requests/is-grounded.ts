import type { Request } from "./request";

const ACTS: Record<Request["kind"], RegExp> = {
  create_study: /stud(?:y|ies?)\b|survey|interviews?\b|umfrage|befragung/iu,
  launch_study: /launch|publish|go(?:es)? live|\bstart|\brun\b|veröffentlich/iu,
  invite: /invit|einlad|\blade?\b|@/iu,
  create_report: /report|bericht/iu,
  tag: /\btag|label|\bmark|kennzeichn/iu,
};

/** Whether a text could ask for one of the acts; if it names none, no model is called. */
export const namesAnAct = (text: string): boolean => Object.values(ACTS).some((act) => act.test(text));

/** Whether everything in a request occurs in the person's own text: the act, and each name, address and topic. */
export function isGrounded(request: Request, asked: string): boolean {
  const text = asked.toLowerCase();
  const parts = Object.entries(request).flatMap(([field, value]) => (field === "kind" ? [] : value));
  const words = parts.filter((part) => typeof part === "string").map((part) => part.toLowerCase());
  return ACTS[request.kind].test(asked) && words.every((part) => text.includes(part));
}
