import { z } from "zod";

/** Control characters, line ends, and marks that turn the reading direction (`exe.vtt` for `ttv.exe`). */
const UNFIT = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/**
 * Typed or pasted text as a line that `oneLine` takes: line ends and tabs become blanks, the other characters it refuses
 * go. Blanks at the ends stay, for somebody may be typing on.
 */
export const toOneLine = (text: string): string => text.replace(/\s/g, " ").split(UNFIT).join("");

/** A name as it stands in a list: one line of 1 to `most` characters that reads as it is written. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !UNFIT.test(text), "This holds a control character or a mark that turns the reading direction.");
