/** An API key as lists show it: the secret itself is known to nobody. */
export type KeyRecord = {
  id: string;
  name: string;
  readOnly: boolean;
  last4: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  person: { id: string; name: string | null; email: string };
};
