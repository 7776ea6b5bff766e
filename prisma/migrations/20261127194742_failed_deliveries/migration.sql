-- A webhook's page says how many deliveries failed. One that succeeds has no entry here, so settling it costs no more.
CREATE INDEX "webhook_delivery_failed_idx" ON "webhook_delivery" ("webhook_id") WHERE "status" = 'failed';
