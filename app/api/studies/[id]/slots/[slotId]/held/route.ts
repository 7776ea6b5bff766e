import { markSlotHeld, toSlot } from "@/lib/api/studies/slots";
import { api, apiOthers } from "@/lib/api/surface";
import { markHeld } from "@/lib/services/slots/mark-held";

export const POST = api(markSlotHeld, async (ctx, { params }) => toSlot(await markHeld(ctx, params.id, params.slotId)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/slots/{slotId}/held", ["POST"]);
