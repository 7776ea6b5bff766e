import { z } from "zod";

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Any object, as it was sent: a `z.record` of unknowns is a copy of all its fields, each time one is looked at. */
export const givenFields = z.custom<Record<string, unknown>>(isObject, "An object is expected.");
