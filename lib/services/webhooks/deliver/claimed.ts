import type { StoredEvent } from "../body-of";
import type { SigningKey } from "../headers-of";

/** Where a webhook's deliveries go, read once for all that are claimed together. */
export type Receiver = {
  origin: string;
  /** Path and query. */
  path: string;
  /** Of the secrets in force; never logged or stored. Empty if they can no longer be decrypted. */
  keys: SigningKey[];
};

/** A delivery that this process holds until its lease ends, with everything an attempt needs. */
export type Claimed = {
  id: string;
  webhookId: string;
  /** When the claim was requested, by this process's clock. The lease starts later, so this errs on the safe side. */
  claimedAtMs: number;
  receiver: Receiver;
  /** Attempts made so far, and how many of them before the last replay. */
  attempts: number;
  replayedAfter: number;
  event: StoredEvent;
};

/** The result of one attempt. */
export type Outcome = {
  /** HTTP status; null if there was no response. */
  status: number | null;
  /** One sentence, if the attempt failed for a reason other than its status. */
  error: string | null;
  durationMs: number;
  /** The first 4 KB of the response. */
  response: string | null;
  sentAt: Date;
  /** How long the receiver asked us to wait. */
  retryAfterMs: number;
};

export const isSuccess = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;
