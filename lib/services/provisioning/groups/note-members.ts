import { audit, type Transaction } from "@/lib/db/transaction";
import type { Moved } from "./move";

const MOST_NAMED = 50;

/** The audit entry of who joined and left a group, naming at most the first fifty. */
export function noteMembers(tx: Transaction, group: { id: string; displayName: string }, moved: Moved[]): void {
  if (!moved.length) return;
  const came = moved.filter(({ hasCome }) => hasCome);
  const went = moved.filter(({ hasCome }) => !hasCome);
  const named = (of: Moved[]) => of.slice(0, MOST_NAMED).map(({ userName }) => userName);
  const details = {
    group: group.displayName,
    addedCount: came.length,
    removedCount: went.length,
    added: named(came),
    removed: named(went),
  };
  audit(tx, { action: "scim.group_members_changed", targetId: group.id, details });
}
