import { z } from "zod";

type Range = { least: number; most: number };

const WHOLE = /^\d{1,9}$/;
/** As a program writes it: the smallest ones have an exponent. */
const DECIMAL = /^\d{1,9}(\.\d{1,20})?(e-\d{1,2})?$/;

const written = (as: RegExp) => (given: unknown) =>
  typeof given === "string" && as.test(given) ? Number(given) : given;

/** A whole number in a query, in plain digits: not `1e2`, `0x10`, ` 5` or an empty text. */
export const digits = ({ least, most }: Range) => z.preprocess(written(WHOLE), z.int().min(least).max(most));

/** The same, `usual` if absent. */
export const wholeNumber = ({ usual, ...range }: Range & { usual: number }) => digits(range).default(usual);

/** Seconds and the like in a query, with decimals or without. */
export const decimal = ({ least, most }: Range) => z.preprocess(written(DECIMAL), z.number().min(least).max(most));
