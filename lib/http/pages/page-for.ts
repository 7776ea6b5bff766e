import { notFound } from "next/navigation";
import { may, type Permission } from "@/lib/services/access/permit";
import { type PageContext, pageContext } from "./page-context";

/** The context of a page for those with this permission; for others the page doesn't exist. */
export async function pageFor(permission: Permission): Promise<PageContext> {
  const context = await pageContext();
  if (!may(context.ctx, permission)) notFound();
  return context;
}
