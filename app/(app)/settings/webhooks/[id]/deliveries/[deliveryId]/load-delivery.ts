import { cache } from "react";
import { toDetailedDelivery } from "@/lib/api/settings/webhook-deliveries";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { getDelivery } from "@/lib/services/webhooks/get-delivery";

export const loadDelivery = cache(async (id: string, deliveryId: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(getDelivery(ctx, id, deliveryId).then(toDetailedDelivery));
});
