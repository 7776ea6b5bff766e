import { notFound } from "next/navigation";
import { may, type Permission } from "@/lib/services/access/permit";
import { type PageContext, pageContext } from "./page-context";

/** The context of a page that is only there for who may do this; for others there is nothing at its address. */
export async function pageFor(permission: Permission): Promise<PageContext> {
  const context = await pageContext();
  if (!may(context.ctx, permission)) notFound();
  return context;
}
