-- A note's made file goes with it, and is out of date once a quote in it says something else.
CREATE TRIGGER drop_exports AFTER DELETE ON "note" FOR EACH ROW EXECUTE FUNCTION drop_exports();

CREATE OR REPLACE FUNCTION outdate_exports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "export" SET "status" = 'failed', "expires_at" = now(), "updated_at" = now(),
         "error" = 'What it quotes has changed since. Please export it again.'
   WHERE "workspace_id" = NEW."workspace_id" AND "subject_id" IN (
         SELECT c."id" FROM "clip" c WHERE c."passage_id" = NEW."id"
         UNION ALL SELECT i."reel_id" FROM "clip" c JOIN "reel_item" i ON i."clip_id" = c."id" WHERE c."passage_id" = NEW."id"
         UNION ALL SELECT e."report_id" FROM "report_evidence" e WHERE e."passage_id" = NEW."id"
         UNION ALL SELECT e."note_id" FROM "note_evidence" e WHERE e."passage_id" = NEW."id"
         UNION ALL SELECT r."study_id" FROM "claim_evidence" e JOIN "claim" c ON c."id" = e."claim_id"
                     JOIN "theme" t ON t."id" = c."theme_id" JOIN "readout" r ON r."id" = t."readout_id"
                    WHERE e."passage_id" = NEW."id");
  RETURN NULL;
END $$;
