import { notFound } from "next/navigation";
import { AppError } from "@/lib/core/errors";

/** PostgreSQL's class for text that it can't store, such as NUL; none of our URLs contain any. */
const UNSTORABLE = "22021";

function isNowhere(thrown: unknown): boolean {
  if (thrown instanceof AppError) return thrown.kind === "not_found" || thrown.kind === "invalid";
  return thrown instanceof Error && "code" in thrown && thrown.code === UNSTORABLE;
}

/** What a page shows, or the not-found page if the row is gone, belongs to another workspace, or the URL is made up. */
export async function pageOrNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    if (isNowhere(thrown)) notFound();
    throw thrown;
  }
}
