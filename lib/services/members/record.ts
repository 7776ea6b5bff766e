/** The roles that a workspace assigns; study participants aren't members. */
export const MEMBER_ROLES = ["admin", "member", "observer"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_SOURCES = ["created", "invited", "sso", "scim"] as const;
type MemberSource = (typeof MEMBER_SOURCES)[number];

export type MemberStatus = "active" | "removed";

export type MemberRecord = {
  id: string;
  userId: string;
  name: string | null;
  email: string;
  role: MemberRole;
  source: MemberSource;
  status: MemberStatus;
  /** When the person first joined. */
  createdAt: Date;
  removedAt: Date | null;
  /** Their last call or sign-in here, if still on record. */
  lastSeenAt: Date | null;
  /** The identity provider that manages them; `setsRole` while a role group there includes them. */
  provider: { name: string | null; setsRole: boolean } | null;
};

/** Paid seats: `used` includes `reserved`, those held by open invitations. */
export type Seats = { used: number; reserved: number; included: number };

export type MemberInvitationRecord = {
  id: string;
  email: string;
  role: MemberRole;
  status: "pending" | "expired" | "accepted" | "cancelled";
  invitedBy: { name: string | null; email: string } | null;
  sentAt: Date;
  expiresAt: Date;
  createdAt: Date;
};

/** Why an address isn't invited: it is a member, invited with another role, or no paid seat is left. */
export const REFUSALS = ["here", "other_role", "no_seat"] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The result for a list of addresses: an invitation each, new or existing, or why there is none. */
export type InvitedMembers = {
  items: (MemberInvitationRecord & { created: boolean })[];
  refused: { email: string; code: Refusal; reason: string }[];
};
