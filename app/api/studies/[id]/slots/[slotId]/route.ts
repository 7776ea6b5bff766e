import { removeSlot, toSlot, updateSlot } from "@/lib/api/studies/slots";
import { api, apiOthers } from "@/lib/api/surface";
import { remove } from "@/lib/services/slots/remove";
import { update } from "@/lib/services/slots/update";

export const PATCH = api(updateSlot, async (ctx, { params, body }) =>
  toSlot(await update(ctx, params.id, params.slotId, body)),
);
export const DELETE = api(removeSlot, async (ctx, { params }) => toSlot(await remove(ctx, params.id, params.slotId)));
export const { GET, POST, PUT, OPTIONS } = apiOthers("/studies/{id}/slots/{slotId}", ["PATCH", "DELETE"]);
