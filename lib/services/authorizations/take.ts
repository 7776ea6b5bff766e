import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { AskedBy } from "./record";
import { whereAsked } from "./where-asked";

/** Uses up a request: of any number of decisions at once only one gets it. Throws `not_found`. */
export async function take(tx: Transaction, asked: AskedBy) {
  const where = whereAsked(asked);
  const found = await tx.db.authorizationRequest.findUnique({ where });
  const { count } = await tx.db.authorizationRequest.deleteMany({ where });
  if (!found || !count) throw notFound("Authorization request");
  return found;
}
