import { AppError } from "@/lib/core/errors";
import type { MemberRecord } from "./record";

/**
 * Throws `forbidden` if a group at the identity provider sets this member's role: if it were changed here, the two
 * would differ until the provider happens to send the group again.
 */
export function requireFreeRole({ provider }: Pick<MemberRecord, "provider">): void {
  if (!provider?.setsRole) return;
  const name = provider.name ?? "The identity provider";
  throw new AppError("forbidden", `${name} sets this person's role by group. Change their groups there.`, {
    reason: "managed_by_provider",
  });
}
