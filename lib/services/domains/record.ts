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
  /** Why the last check didn't find the record. */
  lastProblem: string | null;
  /** Since when a verified domain's record has been missing. */
  missingSince: Date | null;
};

/** How long a verified domain stays verified without its record. */
export const GRACE_DAYS = 7;
