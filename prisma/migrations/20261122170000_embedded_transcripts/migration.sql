-- With which model all lines of a transcript were embedded; null where some may not be.
ALTER TABLE "transcript" ADD COLUMN "embedded_with" TEXT;

-- A line that says something else loses its vector, and its transcript is looked at anew.
CREATE OR REPLACE FUNCTION forget_embedding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM segment_embedding WHERE segment_id = NEW.id;
  UPDATE transcript SET embedded_with = NULL WHERE owner_id = NEW.owner_id AND embedded_with IS NOT NULL;
  RETURN NULL;
END $$;
