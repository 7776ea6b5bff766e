import { AppError } from "@/lib/core/errors";
import { requirementOf } from "./requirement-of";

/**
 * Throws `forbidden` for an address whose domain signs in only with its provider, known or not: this is checked before
 * anything about a person.
 */
export async function refusePassword(email: string): Promise<void> {
  const realm = await requirementOf(email);
  if (!realm) return;
  throw new AppError(
    "forbidden",
    `Addresses at ${realm.domain} sign in with ${realm.providerName}. Choose single sign-on on the sign-in page.`,
    { reason: "sso_required" },
  );
}
