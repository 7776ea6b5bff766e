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
