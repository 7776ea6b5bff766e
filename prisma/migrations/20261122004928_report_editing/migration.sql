-- AlterTable
ALTER TABLE "report" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_by_id" TEXT;

-- CreateTable
CREATE TABLE "report_image" (
    "report_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_image_pkey" PRIMARY KEY ("report_id","id")
);

-- CreateIndex
CREATE INDEX "report_image_storage_key_idx" ON "report_image"("storage_key");

-- AddForeignKey
ALTER TABLE "report_image" ADD CONSTRAINT "report_image_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A copy of a report shares its pictures: the object goes with the last row that names it, whichever way rows go. Two
-- that go at once come one after the other, so that the second sees that it is the last.
CREATE FUNCTION doom_report_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('report_image:' || OLD."storage_key", 0));
  INSERT INTO "doomed_object" ("storage_key", "writable_until")
    SELECT OLD."storage_key", now() + interval '10 minutes'
     WHERE NOT EXISTS (SELECT 1 FROM "report_image" WHERE "storage_key" = OLD."storage_key")
    ON CONFLICT ("storage_key") DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER doom_report_image AFTER DELETE ON "report_image" FOR EACH ROW EXECUTE FUNCTION doom_report_image();

-- A made file of a report goes with it; that of a report or readout is out of date once a quote of it says something else.
CREATE TRIGGER drop_exports AFTER DELETE ON "report" FOR EACH ROW EXECUTE FUNCTION drop_exports();

CREATE OR REPLACE FUNCTION outdate_exports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "export" SET "status" = 'failed', "expires_at" = now(), "updated_at" = now(),
         "error" = 'What it quotes has changed since. Please export it again.'
   WHERE "workspace_id" = NEW."workspace_id" AND "subject_id" IN (
         SELECT c."id" FROM "clip" c WHERE c."passage_id" = NEW."id"
         UNION ALL SELECT i."reel_id" FROM "clip" c JOIN "reel_item" i ON i."clip_id" = c."id" WHERE c."passage_id" = NEW."id"
         UNION ALL SELECT e."report_id" FROM "report_evidence" e WHERE e."passage_id" = NEW."id"
         UNION ALL SELECT r."study_id" FROM "claim_evidence" e JOIN "claim" c ON c."id" = e."claim_id"
                     JOIN "theme" t ON t."id" = c."theme_id" JOIN "readout" r ON r."id" = t."readout_id"
                    WHERE e."passage_id" = NEW."id");
  RETURN NULL;
END $$;
