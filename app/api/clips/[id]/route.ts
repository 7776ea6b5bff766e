import { deleteClip, getClip, toClip, updateClip } from "@/lib/api/clips/clips";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/clips/get";
import { remove } from "@/lib/services/clips/remove";
import { update } from "@/lib/services/clips/update";
import { withLink } from "@/lib/services/clips/with-links";

export const GET = api(getClip, async (ctx, { params }) => toClip(await withLink(await get(ctx, params.id))));
export const PATCH = api(updateClip, async (ctx, { params, body }) =>
  toClip(await withLink(await update(ctx, params.id, body))),
);
export const DELETE = api(deleteClip, async (ctx, { params }) => toClip(await withLink(await remove(ctx, params.id))));
export const { POST, PUT, OPTIONS } = apiOthers("/clips/{id}", ["GET", "PATCH", "DELETE"]);
