import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { conditionsSql } from "./conditions-sql";
import { type Person, peopleOf } from "./person";

/** One person for a write, as they are under the lock. Throws `not_found`. */
export async function requirePerson(tx: Transaction, workspaceId: string, id: string): Promise<Person> {
  const { sql, values } = conditionsSql([{ by: "id", is: id }]);
  const [person] = await tx.db.$queryRawUnsafe<Person[]>(peopleOf(`SELECT s.* ${sql}`), workspaceId, ...values);
  if (!person) throw notFound("User");
  return person;
}
