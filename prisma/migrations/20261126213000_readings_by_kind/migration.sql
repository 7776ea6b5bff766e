-- AlterTable
ALTER TABLE "job" ADD COLUMN     "fallback" TEXT,
ADD COLUMN     "made_by" TEXT;

-- AlterTable
ALTER TABLE "transcript_reading" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'passages',
DROP CONSTRAINT "transcript_reading_pkey",
ADD CONSTRAINT "transcript_reading_pkey" PRIMARY KEY ("transcript_id", "kind");
