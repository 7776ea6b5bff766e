-- The unfinished transcription of a file, which whoever asks again is given.
CREATE INDEX "job_transcribe_under_way_idx" ON "job"((input->>'fileId')) WHERE type = 'transcribe' AND status IN ('queued', 'running');
