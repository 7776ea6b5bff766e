import type { StoredEvent } from "../body-of";

/** Where the deliveries of a webhook go, read once for all that are claimed together. */
export type Receiver = {
  origin: string;
  /** Path and query. */
  path: string;
  /** The secrets that count now, opened; never logged, never stored. None when they can no longer be read. */
  secrets: string[];
};

/** A delivery that this process holds for as long as its lease lasts, with all that an attempt needs. */
export type Claimed = {
  id: string;
  webhookId: string;
  /** When it was asked for, by this process's clock: the lease counts from later. */
  claimedAtMs: number;
  receiver: Receiver;
  /** Attempts made so far, and how many of them before the last replay. */
  attempts: number;
  replayedAfter: number;
  event: StoredEvent;
};

/** What came of one attempt. */
export type Outcome = {
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** One sentence when the answer was no success for another reason than its status. */
  error: string | null;
  durationMs: number;
  /** The first 4 KB of the answer. */
  response: string | null;
  sentAt: Date;
  /** How long the receiver asked to be left alone. */
  retryAfterMs: number;
};

export const isSuccess = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;
