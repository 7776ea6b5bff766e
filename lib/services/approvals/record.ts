export const APPROVAL_KINDS = ["create_study", "launch_study", "invite", "tag", "create_report"] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const APPROVAL_STATUSES = ["pending", "approved", "declined", "expired"] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

type Named = { id: string; name: string | null };

/** What an approved act created or changed; with a `checkoutUrl`, someone still has to pay there. */
export type Done = { type: "study" | "tag" | "report"; id: string; title: string; url: string; checkoutUrl?: string };

/** An act that Eva proposes and a person decides. Times are ISO 8601, UTC, with milliseconds. */
export type ApprovalRecord = {
  id: string;
  kind: string;
  /** What would happen, to whom, in one sentence. */
  summary: string;
  costCents: number | null;
  status: ApprovalStatus;
  url: string;
  result: Done | null;
  /** Why the last attempt to carry it out was refused. */
  error: string | null;
  requestedBy: Named | null;
  decidedBy: Named | null;
  decidedAt: string | null;
  expiresAt: string;
  createdAt: string;
  /** Whether the reader has the rights to decide it. */
  mayDecide: boolean;
};
