import type { Context, Role } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { workspaceClosing } from "@/lib/core/workspace-closing";

/** Who may do what. A key has its creator's role, already capped at member by the time it gets here. */
const ALLOWED = {
  "workspace.read": ["admin", "member", "observer"],
  "workspace.manage": ["admin"],
  "workspace.data": ["admin"],
  "project.write": ["admin", "member"],
  "file.write": ["admin", "member"],
  "eva.ask": ["admin", "member", "observer"],
  "key.own": ["admin", "member", "observer"],
  "connection.own": ["admin", "member", "observer"],
  "mail.read": ["admin"],
  "study.write": ["admin", "member"],
  /** Of a study that was launched, with what people said in it; who may write studies may delete drafts. */
  "study.delete": ["admin"],
  "billing.manage": ["admin"],
  "webhook.manage": ["admin", "member"],
  "evidence.write": ["admin", "member"],
  /** For identity providers only. */
  "directory.sync": [],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ALLOWED;

/** What nobody may do in a workspace that is about to be deleted. `transaction` refuses all other changes. */
const CHANGES: ReadonlySet<Permission> = new Set([
  "project.write",
  "file.write",
  "study.write",
  "study.delete",
  "evidence.write",
  "webhook.manage",
  "billing.manage",
]);

const isClosed = (ctx: Context, permission: Permission): boolean => ctx.isClosing === true && CHANGES.has(permission);

/** Whether the actor's role allows the act now. For pages, which show or hide what a verb would refuse. */
export function may(ctx: Context, permission: Permission): boolean {
  if (isClosed(ctx, permission)) return false;
  if (ctx.actor.kind === "system") return true;
  if (ctx.actor.kind === "scim") return permission === "directory.sync";
  if (!("role" in ctx.actor)) return false;
  return (ALLOWED[permission] as readonly Role[]).includes(ctx.actor.role);
}

/** Throws `forbidden` unless the actor's role allows the act. The first line of every verb. */
export function permit(ctx: Context, permission: Permission): void {
  if (isClosed(ctx, permission)) throw workspaceClosing();
  if (!may(ctx, permission)) throw new AppError("forbidden", "Your role in this workspace does not allow this.");
}
