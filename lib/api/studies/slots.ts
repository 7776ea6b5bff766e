import { z } from "zod";
import { DateTime, IdParams, listOf } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { MOST_SLOTS_AT_ONCE } from "@/lib/core/study/limits";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { PARTICIPANT_STATUSES } from "@/lib/services/participants/record";
import { SLOT_STATES, type SlotRecord } from "@/lib/services/slots/record";

const Slot = z
  .object({
    id: z.string(),
    studyId: z.string(),
    startsAt: DateTime,
    endsAt: DateTime,
    meetingUrl: z.string().nullable(),
    state: z.enum(SLOT_STATES).describe("`past`: nobody booked it and it is over."),
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

const MeetingUrl = z.url({ protocol: /^https?$/ }).max(STUDY_TEXT.meetingAddress);
const tag = "Recruiting";
const params = z.object({ id: z.string(), slotId: z.string() });

export const listSlots = operation({
  id: "listSlots",
  method: "GET",
  path: "/studies/{id}/slots",
  tag,
  summary: "List a live interview's times, earliest first",
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
  summary: "Offer interview times",
  description: "Returns the new ones; a start time that is already offered is left as it is.",
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
      .max(MOST_SLOTS_AT_ONCE),
  }),
  example: { slots: [{ startsAt: "2027-06-15T09:30:00Z", endsAt: "2027-06-15T10:00:00Z" }] },
  response: z.object({ items: z.array(Slot) }),
});

export const updateSlot = operation({
  id: "updateSlot",
  method: "PATCH",
  path: "/studies/{id}/slots/{slotId}",
  tag,
  summary: "Set the call link for an interview time",
  description: "The person who booked the time gets a new calendar entry by email.",
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
  summary: "Remove an interview time",
  description: "The person who booked it is told and may choose another.",
  access: "write",
  status: 200,
  params,
  response: Slot,
});

export const withdrawSlots = operation({
  id: "withdrawSlots",
  method: "POST",
  path: "/studies/{id}/slots/withdraw",
  tag,
  summary: "Remove free interview times",
  description: "Returns those that were removed. A time that somebody has booked stays, and so does one that is over.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ slotIds: z.array(z.string()).min(1).max(MOST_SLOTS_AT_ONCE) }),
  response: z.object({ items: z.array(Slot) }),
});

export const markSlotHeld = operation({
  id: "markSlotHeld",
  method: "POST",
  path: "/studies/{id}/slots/{slotId}/held",
  tag,
  summary: "Mark an interview as held",
  description:
    "Creates its session, which the recording and the transcript belong to. Repeating the call returns the same result.",
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
  summary: "Mark a no-show",
  description: "The participant's place becomes free again. Repeating the call returns the same result.",
  access: "write",
  status: 200,
  params,
  response: Slot,
});
