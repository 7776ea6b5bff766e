import type { ScimAttributes } from "@/lib/services/provisioning/record";

/**
 * The stored columns of a new person: user name, external id, address, display name, attributes as JSON, all addresses.
 */
export function newRecord({ userName, externalId, displayName, name, emails }: ScimAttributes, email: string) {
  const attributes = {
    name: Object.keys(name).length > 0 ? name : undefined,
    emails: emails.length > 0 ? emails : undefined,
  };
  const addresses = emails.length > 0 ? emails.map(({ value }) => value.toLowerCase()) : [email];
  return [userName, externalId, email, displayName, JSON.stringify(attributes), addresses] as const;
}
