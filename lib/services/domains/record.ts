export type DomainRecord = {
  id: string;
  domain: string;
  state: "pending" | "verified";
  /** The TXT record that proves it. */
  txtName: string;
  txtValue: string;
  createdAt: Date;
  verifiedAt: Date | null;
  lastCheckedAt: Date | null;
  /** Why the last look did not find the record. */
  lastProblem: string | null;
  /** Since when the record of a verified domain is known to be gone. */
  missingSince: Date | null;
};

/** A verified domain whose record is gone is one for so long. */
export const GRACE_DAYS = 7;
