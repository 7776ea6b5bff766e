import type { Context } from "@/lib/core/context";
import { currentOrigin } from "@/lib/core/origin";
import { type AuditSurface, SURFACES } from "./surfaces";

/** Where a change comes from. Our own pages and jobs have no origin; there the actor decides. */
export function surfaceOf({ actor }: Context): AuditSurface {
  if (actor.kind === "participant") return "participant";
  const name = currentOrigin.getStore()?.surface;
  if (name === undefined) return actor.kind === "system" ? "job" : "app";
  if (name === "api") return actor.kind === "apiKey" ? "api" : "app";
  return name in SURFACES ? (name as AuditSurface) : "app";
}
