-- What lists of studies count stands in the index: they read every session of every study, answers and all, to count it.
-- CreateIndex
CREATE INDEX "study_session_study_id_status_excluded_at_idx" ON "study_session"("study_id", "status", "excluded_at");

-- DropIndex
DROP INDEX "study_session_study_id_status_idx";
