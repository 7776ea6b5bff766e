/** What stands where a participant's words were, which are deleted at their request. */
export const REDACTED = "[deleted at the participant's request]";

/** Whether nothing of a quote is left: it is shown as a note, and never as something that was said. */
export const isRedacted = (quote: string): boolean => quote === REDACTED;
