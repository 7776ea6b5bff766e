-- Settling a delivery costs an entry in every index, so there is one besides what is due: it lists a webhook's deliveries,
-- newest first because an id begins with the event's time, and finds each. That an event has one delivery to a webhook
-- follows from the id, which is made of both. An event needs no way to its deliveries: both go with their workspace, and
-- after a month the deliveries go first.
ALTER TABLE "webhook_attempt" DROP CONSTRAINT "webhook_attempt_delivery_id_fkey";
ALTER TABLE "webhook_delivery" DROP CONSTRAINT "webhook_delivery_event_id_fkey";
DROP INDEX "webhook_delivery_event_id_webhook_id_key";
DROP INDEX "webhook_delivery_webhook_id_created_at_id_idx";
ALTER TABLE "webhook_delivery" DROP CONSTRAINT "webhook_delivery_pkey", ADD CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("webhook_id", "id");

ALTER TABLE "webhook_attempt" ADD COLUMN "webhook_id" TEXT;
UPDATE "webhook_attempt" a SET "webhook_id" = d."webhook_id" FROM "webhook_delivery" d WHERE d."id" = a."delivery_id";
ALTER TABLE "webhook_attempt" ALTER COLUMN "webhook_id" SET NOT NULL, DROP CONSTRAINT "webhook_attempt_pkey",
  ADD CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("webhook_id", "delivery_id", "number"),
  ADD CONSTRAINT "webhook_attempt_webhook_id_delivery_id_fkey" FOREIGN KEY ("webhook_id", "delivery_id") REFERENCES "webhook_delivery"("webhook_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A claim updates every row of a page at once, and must find room there for all of them: at 60 a third moved to another
-- page, which every index had to learn.
ALTER TABLE "webhook_delivery" SET (fillfactor = 45);
