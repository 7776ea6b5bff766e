import type { FileStatus, TranscriptStatus } from "@/lib/services/files/record";
import type { ParticipantStatus } from "@/lib/services/participants/record";

export const SLOT_STATES = ["free", "booked", "held", "no_show", "past"] as const;
/** `past` is a time that nobody booked. */
export type SlotState = (typeof SLOT_STATES)[number];

/** A time for a live interview as researchers see it. */
export type SlotRecord = {
  id: string;
  studyId: string;
  startsAt: Date;
  endsAt: Date;
  meetingUrl: string | null;
  state: SlotState;
  bookedAt: Date | null;
  participant: {
    id: string;
    label: string;
    name: string | null;
    email: string | null;
    timeZone: string | null;
    status: ParticipantStatus;
  } | null;
  sessionId: string | null;
};

/** A time that a participant may choose. */
export type OfferedSlot = { id: string; startsAt: Date; endsAt: Date };

export type BookingRecord = {
  slotId: string;
  startsAt: Date;
  endsAt: Date;
  meetingUrl: string | null;
  timeZone: string;
};

/** A participant's booking, and the alternatives. */
/** `missedAt`: when an interview was to begin to which the participant didn't come; null once they have another. */
export type BookingView = { booking: BookingRecord | null; missedAt: Date | null; slots: OfferedSlot[] };

/** The recording of a live interview, or its transcript file. */
export type RecordingRecord = {
  fileId: string;
  name: string;
  status: FileStatus;
  transcriptStatus: TranscriptStatus;
  error: string | null;
  durationSeconds: number | null;
};

export type SessionRecordingRecord = {
  sessionId: string;
  studyId: string;
  status: "in_progress" | "completed";
  recording: RecordingRecord | null;
};
