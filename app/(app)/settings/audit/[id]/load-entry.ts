import { cache } from "react";
import { toAuditEntry } from "@/lib/api/settings/audit";
import { pageFor } from "@/lib/http/pages/page-for";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/audit/get";

export const loadEntry = cache(async (id: string) => {
  const { ctx } = await pageFor("workspace.manage");
  return pageOrNotFound(get(ctx, id).then(toAuditEntry));
});
