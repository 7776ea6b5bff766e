import type { KeyRecord } from "./record";

/** What is selected of a key: never its hash. */
export const KEY_FIELDS = {
  id: true,
  name: true,
  readOnly: true,
  last4: true,
  createdAt: true,
  lastUsedAt: true,
  user: { select: { id: true, name: true, email: true } },
} as const;

type KeyRow = Omit<KeyRecord, "person"> & { user: KeyRecord["person"] };

export const fromRow = ({ user, ...key }: KeyRow): KeyRecord => ({ ...key, person: user });
