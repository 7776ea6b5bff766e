export const INVITATION_STATUSES = [
  ...(["pending", "sent", "opened", "started"] as const),
  ...(["completed", "unsubscribed", "failed", "cancelled"] as const),
] as const;
/** `pending` waits for the study to run; from `opened` on it follows the participant. */
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export type InvitationRecord = {
  id: string;
  studyId: string;
  email: string;
  name: string | null;
  message: string | null;
  status: InvitationStatus;
  /** Why it can't continue, in one sentence, if it is `failed` or `unsubscribed`. */
  reason: string | null;
  /** The person's own link; null for a caller who may only read. */
  url: string | null;
  createdAt: Date;
  sentAt: Date | null;
  openedAt: Date | null;
  remindedAt: Date | null;
  reminders: number;
  participantId: string | null;
};

/** The result for a list of addresses: one invitation each, new or existing, or why there is none. */
export type Invited = {
  items: (InvitationRecord & { created: boolean })[];
  refused: { email: string; reason: string }[];
};
