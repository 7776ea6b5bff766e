import { z } from "zod";

type Range = { least: number; most: number; usual: number };

/** A whole number in a query, in plain digits: not `1e2`, `0x10`, ` 5` or an empty text. `usual` if absent. */
export const wholeNumber = ({ least, most, usual }: Range) =>
  z
    .preprocess(
      (given) => (typeof given === "string" && /^\d{1,9}$/.test(given) ? Number(given) : given),
      z.int().min(least).max(most),
    )
    .default(usual);
