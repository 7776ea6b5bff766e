/**
 * Quotations in a question are someone's words, which belong only in passages; "Can you tell me more about that?"
 * refers to what was said before.
 */
const REFERS_BACK = /["“”„«»]|\b(that|this|it|those|them|das|dazu|darüber|damit)[?.!\s]*$/iu;

/** Whether a question can't be a heading because it needs what was said before it. */
export const refersBack = (question: string): boolean => REFERS_BACK.test(question);
