import type { Context } from "@/lib/core/context";
import { inGroups, loadReadings, storeReading } from "@/lib/services/model/readings";
import type { Place } from "./marked";

/** The places that the present model marked earlier in these versions of transcripts, by owner. */
export async function loadPlaces(ctx: Context, versions: ReadonlyMap<string, number>): Promise<Map<string, Place[]>> {
  const known = await loadReadings(ctx, "passages", versions);
  return new Map([...known].map(([ownerId, numbers]) => [ownerId, inGroups(3, numbers).map(toPlace)]));
}

type Read = { ownerId: string; version: number; places: readonly Place[] };

/** Keeps what a model marked in one version of a transcript. */
export async function storePlaces(ctx: Context, { ownerId, version, places }: Read): Promise<void> {
  const numbers = places.flatMap(({ index, firstOffset, lastOffset }) => [index, firstOffset, lastOffset]);
  await storeReading(ctx, "passages", { ownerId, version, numbers });
}

const toPlace = ([index = 0, firstOffset = 0, lastOffset = 0]: number[]): Place => ({ index, firstOffset, lastOffset });
