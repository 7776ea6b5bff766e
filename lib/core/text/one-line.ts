import { z } from "zod";
import { UNFIT } from "./to-one-line";

/** A name for lists: one line of 1 to `most` characters that reads as it is written. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !UNFIT.test(text), "This contains a control character or one that changes the text direction.");
