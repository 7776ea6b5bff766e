/** A person as they see themself. */
export type ProfileRecord = { id: string; email: string; name: string | null; hasPassword: boolean };

/** Who signs in. */
export type PersonRecord = { id: string; email: string; name: string | null };
