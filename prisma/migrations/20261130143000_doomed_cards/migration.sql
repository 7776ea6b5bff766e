-- Cards that are no longer charged, until the payment service has detached them.
CREATE TABLE "doomed_card" (
    "workspace_id" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "tried_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "doomed_card_pkey" PRIMARY KEY ("workspace_id", "service", "reference")
);

CREATE FUNCTION doom_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "doomed_card" ("workspace_id", "service", "reference")
  VALUES (OLD."workspace_id", OLD."service", OLD."card_reference") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "card_replaced" AFTER UPDATE OF "card_reference" ON "billing_account" FOR EACH ROW
  WHEN (OLD."card_reference" IS NOT NULL AND OLD."card_reference" IS DISTINCT FROM NEW."card_reference")
  EXECUTE FUNCTION doom_card();
