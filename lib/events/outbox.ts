import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import { EVENTS, type EventData, type EventKind } from "./catalog";

/** Writes an event in the transaction of its change; it is dispatched after the commit. */
export function emit<K extends EventKind>(tx: Transaction, kind: K, resourceId: string, data: EventData<K>): void {
  tx.events.push({ id: newId("event"), kind, resourceId, data: EVENTS[kind].parse(data) });
}
