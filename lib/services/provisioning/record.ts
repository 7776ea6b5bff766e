import type { MemberRole } from "@/lib/services/members/record";

/** A request of the provider that was refused or failed. */
export type ScimErrorRecord = {
  id: string;
  provider: string;
  method: string;
  /** Relative to the SCIM address, without the query. */
  path: string;
  status: number;
  sentence: string;
  createdAt: Date;
};

export type ScimSettingsRecord = {
  /** Whether the plan has SCIM. */
  available: boolean;
  enabled: boolean;
  providerName: string | null;
  defaultRole: MemberRole;
  /** Null until SCIM is turned on, and again once it is off. */
  tokenLast4: string | null;
  tokenCreatedAt: Date | null;
  /** To the minute. */
  lastSyncAt: Date | null;
  /** What the provider has put here: people, and groups that are its own. */
  counts: { people: number; groups: number };
  /** The newest first, at most 20. */
  errors: ScimErrorRecord[];
};

/** Settings with the token that is seen once, if one was made. */
export type SavedScimSettings = { settings: ScimSettingsRecord; token: string | null };
