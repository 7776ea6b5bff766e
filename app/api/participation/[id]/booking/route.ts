import { bookSlot, cancelBooking as cancelOperation, getBooking, toBooking } from "@/lib/api/participation/booking";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { book } from "@/lib/services/slots/book";
import { cancelBooking } from "@/lib/services/slots/cancel-booking";
import { offered } from "@/lib/services/slots/offered";

export const GET = api(getBooking, async (ctx, { params, request }) =>
  toBooking(await offered(callerOf(ctx, request), params.token)),
);
export const POST = api(bookSlot, async (ctx, { params, body, request }) =>
  toBooking(await book(callerOf(ctx, request), params.token, body)),
);
export const DELETE = api(cancelOperation, async (ctx, { params, request }) =>
  toBooking(await cancelBooking(callerOf(ctx, request), params.token)),
);
export const { PUT, PATCH, OPTIONS } = apiOthers("/participation/{token}/booking", ["GET", "POST", "DELETE"]);
