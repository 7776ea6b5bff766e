import { z } from "zod";
import { DateTime, TokenParams } from "@/lib/api/shared";
import { LONGEST_PARTICIPANT_NAME } from "@/lib/core/limits/name-limits";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { TimeZone } from "@/lib/core/time/time-zone";
import type { BookingView } from "@/lib/services/slots/record";

const Booking = z
  .object({
    booking: z
      .object({
        slotId: z.string(),
        startsAt: DateTime,
        endsAt: DateTime,
        meetingUrl: z.string().nullable(),
        timeZone: z.string(),
      })
      .nullable(),
    missedAt: DateTime.nullable().describe(
      "Start of the last interview to which the participant didn't come, until they book another.",
    ),
    slots: z
      .array(z.object({ id: z.string(), startsAt: DateTime, endsAt: DateTime }))
      .describe("Free times at least two hours away, earliest first."),
  })
  .meta({ id: "Booking" });

export const toBooking = ({ booking, missedAt, slots }: BookingView): z.input<typeof Booking> => ({
  booking: booking && {
    ...booking,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
  },
  missedAt: missedAt?.toISOString() ?? null,
  slots: slots.map(({ id, startsAt, endsAt }) => ({
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  })),
});

const tag = "Participation";
const path = "/participation/{token}/booking";

export const getBooking = operation({
  id: "getBooking",
  method: "GET",
  path,
  tag,
  summary: "Get a participant's booking and the times they can choose",
  access: "public",
  status: 200,
  params: TokenParams,
  response: Booking,
});

export const getBookingCalendar = operation({
  id: "getBookingCalendar",
  method: "GET",
  path: `${path}.ics`,
  tag,
  summary: "Download a participant's booking as a calendar file",
  description: "The entry that the email adds, under the same UID. Returns 404 without a booking.",
  access: "public",
  status: 200,
  params: TokenParams,
  answers: ["text/calendar"],
  response: z.string(),
});

export const bookSlot = operation({
  id: "bookSlot",
  method: "POST",
  path,
  tag,
  summary: "Book an interview time, or move the booking",
  description:
    "Both sides get an email with a calendar entry, if this installation sends email. Returns 400 on `email` when no address is known, and " +
    "409 when the time was just taken, the study is full or over, or the interview has begun.",
  access: "public",
  status: 200,
  params: TokenParams,
  body: z.strictObject({
    slotId: z.string().max(100),
    timeZone: TimeZone.optional().describe("Time zone used in the emails, such as `Europe/Berlin`."),
    email: EmailAddress.optional(),
    name: oneLine(LONGEST_PARTICIPANT_NAME).optional(),
  }),
  response: Booking,
});

export const cancelBooking = operation({
  id: "cancelBooking",
  method: "DELETE",
  path,
  tag,
  summary: "Cancel a booking",
  access: "public",
  status: 200,
  params: TokenParams,
  response: Booking,
});
