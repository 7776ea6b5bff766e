import { notFound } from "@/lib/core/errors";

/** A version's number from a URL; anything else is a version that doesn't exist. */
export function versionNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound("Version");
  return Number(text);
}
