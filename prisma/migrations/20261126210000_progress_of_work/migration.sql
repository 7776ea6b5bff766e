-- AlterTable
ALTER TABLE "job" ADD COLUMN     "progress" JSONB;

-- AlterTable
ALTER TABLE "readout" ADD COLUMN     "fallback" TEXT,
ADD COLUMN     "progress" JSONB;

-- The unfinished jobs of a report, for its progress and for stopping it.
CREATE INDEX "job_report_under_way_idx" ON "job"((input->>'reportId')) WHERE type = 'report' AND status IN ('queued', 'running');
