/** A person's own view of themselves. */
export type ProfileRecord = {
  id: string;
  email: string;
  name: string | null;
  hasPassword: boolean;
  needsCurrentPassword: boolean;
};

/** A person who signs in. */
export type PersonRecord = { id: string; email: string; name: string | null };

export const STANDINGS = ["leaves", "closing", "alone", "last_admin", "managed"] as const;
/**
 * What deleting one's account means for a workspace: one leaves it; it is about to be deleted anyway; or it has to be
 * deleted, handed over, or left through its identity provider first.
 */
export type Standing = (typeof STANDINGS)[number];

export type WorkspaceStanding = {
  id: string;
  name: string;
  role: string;
  standing: Standing;
  /** When a `closing` one is deleted. */
  deleteAt: Date | null;
  /** The identity provider's name, for a `managed` one. */
  provider: string | null;
};

/**
 * How the owner is recognized: by the password, by having signed in within the hour, or only after signing in again.
 */
export const CONFIRMATIONS = ["password", "signed_in", "sign_in_again"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export type AccountDeletion = { email: string; confirmation: Confirmation; workspaces: WorkspaceStanding[] };
