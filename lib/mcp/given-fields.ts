import { z } from "zod";

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Any object, as it was sent. `z.record` of unknowns would copy all its fields on every parse. */
export const givenFields = z.custom<Record<string, unknown>>(isObject, "Must be an object.");
