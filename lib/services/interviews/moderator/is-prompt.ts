import { ALL_PHRASES } from "./phrases/phrases-of";

const PROMPTS: ReadonlySet<string> = new Set(
  Object.values(ALL_PHRASES).flatMap(({ nudges, goOn, generic, remarks: { other, ...remarks } }) => [
    ...nudges.unsure,
    ...nudges.brief,
    ...goOn,
    ...generic,
    ...other,
    ...Object.values(remarks),
  ]),
);

/** Lines that are filled in. */
const FILLED = new RegExp(
  `^(?:${[...PROMPTS]
    .filter((line) => /\{\w+\}/.test(line))
    .map((line) => line.replace(/[.*+?^$()[\]\\|]/g, "\\$&").replace(/\{\w+\}/, ".+"))
    .join("|")})$`,
  "u",
);

/** Whether the moderator only asks to go on, so that what follows still answers the question before. */
export const isPrompt = (line: string): boolean => PROMPTS.has(line) || FILLED.test(line);
