"use client";
import { notFound } from "next/navigation";

/**
 * Makes the response a 404. A response's status is sent with its first part, the frame and a skeleton; so this is
 * thrown in the frame, only on the server, and the browser renders the not-found page.
 */
export function NothingHere(): null {
  if (typeof window === "undefined") notFound();
  return null;
}
