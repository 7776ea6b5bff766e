/** Why a webhook is disabled: by a person, because it answered 410, or because nothing reached it for five days. */
export const DISABLED_REASONS = ["person", "gone", "failing"] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** A webhook without its secret. */
export type WebhookRecord = {
  id: string;
  url: string;
  events: string[];
  description: string | null;
  /** HTTP status of the last attempt that got a response. */
  lastStatus: number | null;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  /** The first failure since the last success. */
  failingSince: Date | null;
  /** Until then, the secret before the last rotation signs too. */
  oldSecretUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export type WithSecret = { webhook: WebhookRecord; secret: string };

/** What a person may change; absent fields stay as they are. */
export type WebhookFields = {
  url?: string | undefined;
  events?: string[] | undefined;
  description?: string | null | undefined;
  disabled?: boolean | undefined;
};

export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An event on its way to a webhook, with the result of the last attempt. */
export type DeliveryRecord = {
  id: string;
  eventId: string;
  event: string;
  state: DeliveryState;
  /** Number of attempts made. */
  attempt: number;
  status: number | null;
  error: string | null;
  durationMs: number | null;
  createdAt: Date;
  deliveredAt: Date | null;
  nextAttemptAt: Date | null;
};

export type AttemptRecord = {
  number: number;
  status: number | null;
  error: string | null;
  durationMs: number;
  /** The first 4 KB of the response. */
  response: string | null;
  sentAt: Date;
};

/** A delivery with the body that every attempt sends, and its attempts, newest first. */
export type DeliveryDetail = DeliveryRecord & { url: string; body: string; attempts: AttemptRecord[] };
