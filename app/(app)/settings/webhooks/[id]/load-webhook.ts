import { cache } from "react";
import { toWebhook } from "@/lib/api/settings/webhooks";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { get } from "@/lib/services/webhooks/get";

export const loadWebhook = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toWebhook));
});
