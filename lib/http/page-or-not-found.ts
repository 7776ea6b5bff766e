import { notFound } from "next/navigation";
import { AppError } from "@/lib/core/errors";

/** What a page shows, or the not-found page when the row is gone, of another workspace, or its address was made up. */
export async function pageOrNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof AppError && (thrown.kind === "not_found" || thrown.kind === "invalid")) notFound();
    throw thrown;
  }
}
