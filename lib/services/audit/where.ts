import type { Position } from "@/lib/core/cursor";
import { isIdOf } from "@/lib/core/id-prefix";
import type { AuditFilters } from "./record";

/**
 * A filtered log as SQL: each filter has an index of its own that is in the order of the log, and has at its end what
 * else may be asked for with it.
 */
export function whereOf(workspaceId: string, filters: AuditFilters, after?: Position) {
  const { actor, action, kind, target, surface, from, to } = filters;
  const values: unknown[] = [workspaceId];
  const at = (value: unknown) => `$${values.push(value)}`;
  const where = ["e.workspace_id = $1"];
  if (actor && isIdOf("user", actor)) where.push(`e.person_id = ${at(actor)}`);
  else if (actor) where.push(`e.actor_kind <> 'user' AND e.actor_id = ${at(actor)}`);
  if (kind) where.push(`e.kind = ${at(kind)}`);
  if (action) where.push(`e.action = ${at(action)}`);
  if (target) where.push(`e.target_id = ${at(target)}`);
  if (surface) where.push(`e.surface = ${at(surface)}`);
  if (from) where.push(`e.created_at >= ${at(from)}`);
  if (to) where.push(`e.created_at < ${at(to)}`);
  if (after) where.push(`(e.created_at, e.id) < (${at(after.createdAt)}, ${at(after.id)})`);
  return { where: where.join(" AND "), values };
}
