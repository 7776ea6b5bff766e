/** The roles that a workspace gives; who only takes part in studies is no member. */
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
  /** When the person first came. */
  createdAt: Date;
  removedAt: Date | null;
  /** Their last call or sign-in here, as far as it is still on record. */
  lastSeenAt: Date | null;
  /** The identity provider that looks after them; `setsRole` while a role group there holds them. */
  provider: { name: string | null; setsRole: boolean } | null;
};

/** Paid seats: `used` includes `reserved`, those held by invitations that nobody has accepted yet. */
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

/** Why an address is not invited: there already, invited with another role, or no paid seat left. */
export const REFUSALS = ["here", "other_role", "no_seat"] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What became of a list of addresses: an invitation each, new or there before, or why there is none. */
export type InvitedMembers = {
  items: (MemberInvitationRecord & { created: boolean })[];
  refused: { email: string; code: Refusal; reason: string }[];
};
