import { markSlotNoShow, toSlot } from "@/lib/api/studies/slots";
import { api, apiOthers } from "@/lib/api/surface";
import { markNoShow } from "@/lib/services/slots/mark-no-show";

export const POST = api(markSlotNoShow, async (ctx, { params }) =>
  toSlot(await markNoShow(ctx, params.id, params.slotId)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/slots/{slotId}/no-show", ["POST"]);
