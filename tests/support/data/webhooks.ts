import { createHash } from "node:crypto";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { newSecret, sealSecrets } from "@/lib/services/webhooks/secret";

type Owner = { workspaceId: string };
type Options = { url?: string; events?: string[]; disabledAt?: Date; createdAt?: Date };

/** A webhook as if a person had registered it, whatever its address. */
export async function makeWebhook({ workspaceId }: Owner, options: Options = {}) {
  const secret = newSecret();
  const { url = "https://receiver.test/hook", events = ["project.created"], ...rest } = options;
  const row = await db().webhook.create({
    data: { id: newId("webhook"), workspaceId, url, events, sealedSecret: sealSecrets(secret), ...rest },
  });
  return { ...row, secret };
}

type Sent = { kind?: string; status?: string; attempts?: number; createdAt?: Date; data?: object };

/** An event with its delivery to a webhook; pending ones are due in an hour, so that no test sends them. */
export async function makeDelivery(webhook: { id: string; workspaceId: string }, sent: Sent = {}) {
  const { kind = "project.created", status = "delivered", attempts = 0, createdAt = new Date(), data = {} } = sent;
  const eventId = newId("event", createdAt.getTime());
  await db().outboxEvent.create({
    data: {
      id: eventId,
      workspaceId: webhook.workspaceId,
      kind,
      resourceId: "prj_1",
      data,
      createdAt,
      dispatchedAt: createdAt,
    },
  });
  const nextAttemptAt = status === "pending" ? new Date(Date.now() + 3_600_000) : null;
  // As `deliveryIdOf` has it: recovery must recognize an event that has a delivery.
  const unique = createHash("md5").update(`${eventId}${webhook.id}`).digest("hex").slice(0, 16);
  const id = `dlv_${eventId.slice(4, 14)}${unique}`;
  const row = { id, webhookId: webhook.id, eventId, kind, status, attempts, createdAt, nextAttemptAt };
  return db().webhookDelivery.create({ data: row });
}
