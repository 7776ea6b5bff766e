import type { MemberRole } from "@/lib/services/members/record";

/** A provider's request that was refused or failed. */
export type ScimErrorRecord = {
  id: string;
  provider: string;
  method: string;
  /** Relative to the SCIM base URL, without the query. */
  path: string;
  status: number;
  sentence: string;
  createdAt: Date;
};

export type ScimSettingsRecord = {
  /** Whether the plan has SCIM. */
  available: boolean;
  enabled: boolean;
  /** The URL for the provider. */
  baseUrl: string;
  providerName: string | null;
  defaultRole: MemberRole;
  /** Null until SCIM is turned on, and again once it is off. */
  tokenLast4: string | null;
  tokenCreatedAt: Date | null;
  /** To the minute. */
  lastSyncAt: Date | null;
  /** What the provider has pushed: people, and groups of its own. */
  counts: { people: number; groups: number };
  /** The newest first, at most 20. */
  errors: ScimErrorRecord[];
};

/** Settings, with the token that is shown once if one was created. */
export type SavedScimSettings = { settings: ScimSettingsRecord; token: string | null };

export const NAME_PARTS = [
  "formatted",
  "familyName",
  "givenName",
  "middleName",
  "honorificPrefix",
  "honorificSuffix",
] as const;
export type PersonNameParts = Partial<Record<(typeof NAME_PARTS)[number], string>>;

export type ScimEmail = { value: string; type?: string; primary?: boolean; display?: string };

/** What a provider says about a person. */
export type ScimAttributes = {
  userName: string;
  externalId: string | null;
  active: boolean;
  displayName: string | null;
  name: PersonNameParts;
  emails: ScimEmail[];
};

/** A person of the directory as the provider sees them; times are ISO 8601. */
export type ScimUserRecord = ScimAttributes & { id: string; createdAt: string; updatedAt: string };

/** Search conditions, all of which must hold. Text comparisons ignore case, except for ids. */
export type ScimUserCondition =
  | { by: "userName" | "externalId" | "id" | "displayName"; is: string }
  | { by: "email"; is: string; type: string | null }
  | { by: "active"; is: boolean };

/** `startIndex` counts from 1; `count` may be 0. */
export type ScimPageAsked = { startIndex: number; count: number };
export type ScimPage<T> = { items: T[]; total: number };

export type GroupMember = { value: string; display: string };

/** A role's group, as the provider sees it. */
export type GroupRecord = {
  id: string;
  displayName: string;
  externalId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Undefined if nobody asked for them. */
  members?: GroupMember[] | undefined;
};

/** Who joins and who leaves; with `all`, only those who are added stay. */
export type MembersChange = { all: boolean; added: string[]; removed: string[] };

/** What to change about a group; absent fields stay. */
export type GroupChange = {
  displayName?: string | undefined;
  externalId?: string | null | undefined;
  members?: MembersChange | undefined;
};

/** One comparison of a filter on groups. */
export type GroupCondition = { attribute: "displayName" | "externalId" | "id" | "member"; value: string };
