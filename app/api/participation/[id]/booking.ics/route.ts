import { getBookingCalendar } from "@/lib/api/participation/booking";
import { api, apiOthers } from "@/lib/api/surface";
import { fileResponse } from "@/lib/http/answer/file-response";
import { callerOf } from "@/lib/http/caller/caller-of";
import { calendarOf } from "@/lib/services/slots/calendar-of";

export const GET = api(getBookingCalendar, async (ctx, { params, request }) =>
  fileResponse({
    contentType: "text/calendar; charset=utf-8",
    disposition: 'attachment; filename="interview.ics"',
    body: [await calendarOf(callerOf(ctx, request), params.token)],
  }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/booking.ics", ["GET"]);
