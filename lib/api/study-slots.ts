import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { PARTICIPANT_STATUSES } from "@/lib/services/participants/record";
import { SLOT_STATES, type SlotRecord } from "@/lib/services/slots/record";
import { DateTime, IdParams, listOf } from "./shared";

const Slot = z
  .object({
    id: z.string(),
    studyId: z.string(),
    startsAt: DateTime,
    endsAt: DateTime,
    meetingUrl: z.string().nullable(),
    state: z.enum(SLOT_STATES).describe("`past` is a time that nobody took."),
    bookedAt: DateTime.nullable(),
    participant: z
      .object({
        id: z.string(),
        label: z.string(),
        name: z.string().nullable(),
        email: z.string().nullable(),
        timeZone: z.string().nullable(),
        status: z.enum(PARTICIPANT_STATUSES),
      })
      .nullable(),
    sessionId: z.string().nullable(),
  })
  .meta({ id: "Slot" });

export const toSlot = (slot: SlotRecord): z.input<typeof Slot> => ({
  ...slot,
  startsAt: slot.startsAt.toISOString(),
  endsAt: slot.endsAt.toISOString(),
  bookedAt: slot.bookedAt?.toISOString() ?? null,
});

const MeetingUrl = z.url({ protocol: /^https?$/ }).max(500);
const tag = "Recruiting";
const params = z.object({ id: z.string(), slotId: z.string() });

export const listSlots = operation({
  id: "listSlots",
  method: "GET",
  path: "/studies/{id}/slots",
  tag,
  summary: "List the times of a live interview, the earliest first",
  access: "read",
  status: 200,
  params: IdParams,
  response: listOf(Slot),
});

export const createSlots = operation({
  id: "createSlots",
  method: "POST",
  path: "/studies/{id}/slots",
  tag,
  summary: "Offer times for a live interview",
  description: "Answers the new ones; a start that is offered already is left as it is.",
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject({
    slots: z
      .array(
        z.strictObject({
          startsAt: z.iso.datetime({ offset: true }),
          endsAt: z.iso.datetime({ offset: true }),
          meetingUrl: MeetingUrl.optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
  example: { slots: [{ startsAt: "2027-06-15T09:30:00Z", endsAt: "2027-06-15T10:00:00Z" }] },
  response: z.object({ items: z.array(Slot) }),
});

export const updateSlot = operation({
  id: "updateSlot",
  method: "PATCH",
  path: "/studies/{id}/slots/{slotId}",
  tag,
  summary: "Set the address of the call",
  description: "Whoever booked the time is mailed a new calendar entry.",
  access: "write",
  status: 200,
  params,
  body: z.strictObject({ meetingUrl: MeetingUrl.nullable() }),
  response: Slot,
});

export const removeSlot = operation({
  id: "removeSlot",
  method: "DELETE",
  path: "/studies/{id}/slots/{slotId}",
  tag,
  summary: "Take a time back",
  description: "Whoever booked it is told and may choose another.",
  access: "write",
  status: 200,
  params,
  response: Slot,
});

export const markSlotHeld = operation({
  id: "markSlotHeld",
  method: "POST",
  path: "/studies/{id}/slots/{slotId}/held",
  tag,
  summary: "Say that the interview took place",
  description: "Makes its session, to which the recording and the transcript belong. Twice is the same answer.",
  access: "write",
  status: 200,
  params,
  response: Slot,
});

export const markSlotNoShow = operation({
  id: "markSlotNoShow",
  method: "POST",
  path: "/studies/{id}/slots/{slotId}/no-show",
  tag,
  summary: "Say that nobody came",
  description: "Their place is free again. Twice is the same answer.",
  access: "write",
  status: 200,
  params,
  response: Slot,
});
