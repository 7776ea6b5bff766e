import { createSlots, listSlots, toSlot } from "@/lib/api/studies/slots";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/slots/create";
import { list } from "@/lib/services/slots/list";

export const GET = api(listSlots, async (ctx, { params }) => {
  const items = (await list(ctx, params.id)).map(toSlot);
  return { items, nextCursor: null, total: items.length };
});
export const POST = api(createSlots, async (ctx, { params, body }) => {
  const slots = body.slots.map((slot) => ({
    ...slot,
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
  }));
  return { items: (await create(ctx, params.id, slots)).map(toSlot) };
});
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/slots", ["GET", "POST"]);
