const ASKS_BACK =
  /\b(?:to )?ask (?:me|us)\b(?! (?:for|to)\b)|\bquestions? (?:for|to) (?:me|us)\b|\b(?:frage|fragen) an (?:mich|uns)\b|\b(?:mich|uns) (?:\p{L}+ )?fragen\b/iu;

/** Whether an interviewer offers to answer: "Is there anything you wanted to ask me?" asks people for nothing. */
export const asksBack = (question: string): boolean => ASKS_BACK.test(question);
