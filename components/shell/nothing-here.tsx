"use client";
import { notFound } from "next/navigation";

/**
 * Makes the answer a 404. An answer has its status with its first piece, which is the frame and a skeleton; so this is
 * thrown in the frame, on the server alone, and the browser draws the page that says there is nothing.
 */
export function NothingHere(): null {
  if (typeof window === "undefined") notFound();
  return null;
}
