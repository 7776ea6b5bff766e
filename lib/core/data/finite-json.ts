import { z } from "zod";

/** Any JSON as sent. Refuses numbers like 1e999, which JSON can express and nothing can store. */
export const finiteJson = z.unknown().refine(isStorable, "This contains a number that is too large.");

function isStorable(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isStorable);
}
