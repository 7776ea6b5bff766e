-- Of callers who send the same answer at once, one has a model consider it, and the others wait.
ALTER TABLE "participant" ADD COLUMN "judged_until" TIMESTAMPTZ(3);
ALTER TABLE "study_session" ADD COLUMN "answered_version" INTEGER, ADD COLUMN "answered_until" TIMESTAMPTZ(3);
