import { toSlot, withdrawSlots } from "@/lib/api/studies/slots";
import { api, apiOthers } from "@/lib/api/surface";
import { withdraw } from "@/lib/services/slots/withdraw";

export const POST = api(withdrawSlots, async (ctx, { params, body }) => ({
  items: (await withdraw(ctx, params.id, body.slotIds)).map(toSlot),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/slots/withdraw", ["POST"]);
