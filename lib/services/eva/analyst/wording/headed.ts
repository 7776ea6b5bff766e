/** What an answer is to, before it: a question as it is, a name with a colon. */
export const headed = (part: string): string => (/[?!.…]\s*$/u.test(part) ? `“${part}”` : `“${part}”:`);
