import { z } from "zod";

type Range = { least: number; most: number; usual: number };

/** A whole number of a query, in plain digits: neither `1e2`, `0x10`, ` 5` nor nothing is one. Absent it is `usual`. */
export const wholeNumber = ({ least, most, usual }: Range) =>
  z
    .preprocess(
      (given) => (typeof given === "string" && /^\d{1,9}$/.test(given) ? Number(given) : given),
      z.int().min(least).max(most),
    )
    .default(usual);
