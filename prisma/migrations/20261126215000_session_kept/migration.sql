-- AlterTable
ALTER TABLE "study_session" ADD COLUMN     "kept_at" TIMESTAMPTZ(3),
ADD COLUMN     "kept_by_id" TEXT;
