import { notFound } from "next/navigation";
import { cache } from "react";
import { toAuditEntry } from "@/lib/api/settings-audit";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { get } from "@/lib/services/audit/get";

export const loadEntry = cache(async (id: string) => {
  const { ctx } = await pageContext();
  if (!may(ctx, "workspace.manage")) notFound();
  return pageOrNotFound(get(ctx, id).then(toAuditEntry));
});
