-- Events of the pages on which cards are entered come in any order: an earlier card's must not replace a later card.
ALTER TABLE "billing_account" ADD COLUMN "card_entered_at" TIMESTAMPTZ(3);
-- The sandbox's events that wait for their next try.
UPDATE "sandbox_event" SET "body" = jsonb_set("body", '{savedCard,card,enteredAt}', to_jsonb(now()))
 WHERE "delivered_at" IS NULL AND jsonb_typeof("body"->'savedCard') = 'object';
