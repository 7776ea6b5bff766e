-- AlterTable
ALTER TABLE "transcript" ADD COLUMN "search_config" TEXT NOT NULL DEFAULT 'simple',
ADD COLUMN "speakers" JSONB NOT NULL DEFAULT '[]';

-- CreateIndex
CREATE INDEX "transcript_workspace_id_search_config_idx" ON "transcript"("workspace_id", "search_config");
