import { ALL_PHRASES } from "./phrases/phrases-of";

const PROMPTS: ReadonlySet<string> = new Set(
  Object.values(ALL_PHRASES).flatMap(({ nudges, generic, remarks: { other, ...remarks } }) => [
    ...nudges,
    ...generic,
    ...other,
    ...Object.values(remarks),
  ]),
);

/** Whether the moderator only asks to go on, so that what follows still answers the question before. */
export const isPrompt = (line: string): boolean => PROMPTS.has(line);
