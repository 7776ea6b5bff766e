import { notFound } from "@/lib/core/errors";

/** A version's number out of an address; whatever is none is a version that is not there. */
export function versionNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound("Version");
  return Number(text);
}
