import { oneLine } from "@/lib/core/text/one-line";
import type { ScimAttributes } from "@/lib/services/provisioning/record";

const Name = oneLine(120);
type Named = Pick<ScimAttributes, "displayName" | "name">;

const joinedName = ({ formatted, givenName, familyName }: ScimAttributes["name"]) =>
  formatted ?? [givenName, familyName].filter(Boolean).join(" ");

/** A person's name here, from the provider's name for them; null if nothing is fit for a list. */
export function accountName({ displayName, name }: Named): string | null {
  const parsed = Name.safeParse(displayName ?? joinedName(name));
  return parsed.success ? parsed.data : null;
}

/** The same for a change: uses what changed, because a provider may send a new family name with an old display name. */
export function changedName(before: Named, after: Named): string | null {
  if (after.displayName !== before.displayName && after.displayName !== null) return accountName(after);
  const parts = JSON.stringify(after.name) === JSON.stringify(before.name) ? {} : after.name;
  const { givenName, familyName, formatted } = parts;
  const isFormattedNew = formatted !== undefined && formatted !== before.name.formatted;
  return accountName({ displayName: null, name: isFormattedNew ? { formatted } : { givenName, familyName } });
}
