import type { Found } from "@/lib/services/participants/find";
import { underLock } from "@/lib/services/participants/locked";
import { takePlace } from "./take-place";

/** Keeps the place for longer, or takes one again if the hold ran out; false if there is none left. */
export const renewPlace = async (found: Found): Promise<boolean> =>
  (await underLock(found, async (tx, locked) => locked.status === "in_progress" && takePlace(tx, found.ctx, locked))) ??
  false;
