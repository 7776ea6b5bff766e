import { cache } from "react";
import { toParticipation } from "@/lib/api/participation/shapes";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { lookUp } from "@/lib/services/participants/look-up";

/**
 * What the page behind a link shows, read once per request; null if its study was deleted. That has a page like any
 * other end (not Next.js's own, which is empty without scripts). A link that we never made doesn't get here: see
 * `proxy.ts`.
 */
export const participationOf = cache(async (token: string) => {
  try {
    return toParticipation(await lookUp({ requestId: newId("request"), address: null }, token));
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === "not_found") return null;
    throw thrown;
  }
});
