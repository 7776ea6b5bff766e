import { z } from "zod";
import { DateTime, IdParams, listOf, Person, SearchableQuery } from "@/lib/api/shared";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { LinkedClip } from "@/lib/services/clips/record";
import type { ReelRecord } from "@/lib/services/reels/record";
import { Clip, toClip } from "./clips";

const Id = z.string().max(100);

const fields = {
  id: z.string(),
  title: z.string(),
  projectId: z.string().nullable(),
  clipCount: z.int(),
  durationSeconds: z.number(),
  createdAt: DateTime,
  updatedAt: DateTime,
  createdBy: Person.nullable(),
};
const Reel = z.object(fields).meta({ id: "Reel" });
const ReelDetail = z.object({ ...fields, clips: z.array(Clip).describe("In order.") }).meta({ id: "ReelDetail" });
export type ReelShape = z.output<typeof Reel>;
export type ReelDetailShape = z.output<typeof ReelDetail>;

export const toReel = (reel: ReelRecord): z.input<typeof Reel> => reel;
export const toReelDetail = (reel: ReelRecord, clips: readonly LinkedClip[]): z.input<typeof ReelDetail> => ({
  ...reel,
  clips: clips.map(toClip),
});

const tag = "Clips";
const about = { tag, status: 200, params: IdParams, response: ReelDetail } as const;

export const listReels = operation({
  id: "listReels",
  method: "GET",
  path: "/reels",
  tag,
  summary: "List reels, newest first",
  access: "read",
  status: 200,
  query: SearchableQuery.extend({ projectId: Id.optional() }),
  response: listOf(Reel),
});

export const createReel = operation({
  id: "createReel",
  method: "POST",
  path: "/reels",
  tag,
  summary: "Create a reel of clips",
  access: "write",
  status: 201,
  body: z.strictObject({
    title: oneLine(LONGEST_NAME),
    projectId: Id.optional(),
    clipIds: z.array(Id).max(200).default([]).describe("In this order."),
  }),
  response: ReelDetail,
});

export const getReel = operation({
  ...about,
  id: "getReel",
  method: "GET",
  path: "/reels/{id}",
  summary: "Get a reel with its clips",
  access: "read",
});

export const updateReel = operation({
  ...about,
  id: "updateReel",
  method: "PATCH",
  path: "/reels/{id}",
  summary: "Rename a reel",
  access: "write",
  body: z.strictObject({ title: oneLine(LONGEST_NAME).optional() }),
});

export const deleteReel = operation({
  ...about,
  id: "deleteReel",
  method: "DELETE",
  path: "/reels/{id}",
  summary: "Delete a reel",
  description: "Its clips stay. Returns the reel as it was before it was deleted.",
  access: "write",
});

export const placeReelClip = operation({
  ...about,
  id: "placeReelClip",
  method: "POST",
  path: "/reels/{id}/clips",
  summary: "Add a clip to a reel, or move it",
  description: "Places it before another clip of the reel, or at the end. A reel holds at most 200 clips.",
  access: "write",
  body: z.strictObject({ clipId: Id, beforeClipId: Id.optional() }),
});

export const removeReelClip = operation({
  ...about,
  id: "removeReelClip",
  method: "DELETE",
  path: "/reels/{id}/clips/{clipId}",
  summary: "Remove a clip from a reel",
  description: "The clip itself stays.",
  access: "write",
  params: z.object({ id: z.string(), clipId: z.string() }),
});
