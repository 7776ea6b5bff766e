import { type Realm, realmOf } from "./realm-of";

/** The provider of an address whose domain requires it; or null. */
export async function requirementOf(email: string): Promise<Realm | null> {
  const realm = await realmOf(email);
  return realm?.required ? realm : null;
}
