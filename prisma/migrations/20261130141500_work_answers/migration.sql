-- What a model answered in work that goes on, until the work has ended: what was paid for isn't paid for again.
CREATE TABLE "work_answer" (
    "work" TEXT NOT NULL,
    "question" BYTEA NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "answer" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "work_answer_pkey" PRIMARY KEY ("work", "question")
);
CREATE INDEX "work_answer_workspace_id_idx" ON "work_answer"("workspace_id");

CREATE FUNCTION forget_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "work_answer" WHERE "work" = OLD."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "job_ended" AFTER UPDATE OF "status" ON "job" FOR EACH ROW
  WHEN (NEW."status" IN ('succeeded', 'failed')) EXECUTE FUNCTION forget_answers();
CREATE TRIGGER "job_deleted" AFTER DELETE ON "job" FOR EACH ROW EXECUTE FUNCTION forget_answers();
CREATE TRIGGER "readout_ended" AFTER UPDATE OF "status" ON "readout" FOR EACH ROW
  WHEN (OLD."status" = 'generating' AND NEW."status" <> 'generating') EXECUTE FUNCTION forget_answers();
CREATE TRIGGER "readout_deleted" AFTER DELETE ON "readout" FOR EACH ROW EXECUTE FUNCTION forget_answers();
