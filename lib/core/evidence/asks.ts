const LEAST_WORDS = 4;

/** Whether the heading of a column asks something: "Why did you leave?" or "Reason for leaving the service". */
export const asks = (heading: string): boolean =>
  /[?？؟]\s*$/u.test(heading) || heading.trim().split(/\s+/u).length >= LEAST_WORDS;
